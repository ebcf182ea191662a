import Sortable from 'sortablejs'
import { PANEL_IDS, type PanelId } from '../panels/panel'
import type { Insertion } from '../layout/layout'

/**
 * The events that end a drag on purpose; `dragend` without `drop`, and `pointercancel`, are Escape or a place outside.
 */
const DROPS = ['drop', 'pointerup', 'mouseup', 'touchend']

export interface DragActions {
  grab: (id: PanelId) => void
  carryBeside: (insertion: Insertion<PanelId>) => void
  carryHome: () => void
  drop: () => void
  release: () => void
}

/**
 * Lets the panels of a grid be dragged by their handles, until the returned function is called. SortableJS
 * only says what the pointer is over: it never moves a node, because the nodes are React's, and a moved
 * iframe would load again.
 */
export function startPanelDrag(
  grid: HTMLElement,
  { grab, carryBeside, carryHome, drop, release }: DragActions,
): () => void {
  let stopFollowing = () => {}

  const sortable = Sortable.create(grid, {
    draggable: '[data-panel-id]',
    handle: '[data-panel-handle]',
    // Where the browser drags by itself, SortableJS leaves the scrolling to it; but it drags for no finger.
    forceFallback: matchMedia('(pointer: coarse)').matches,
    setData: dragHeaderOnly,
    onStart({ item }) {
      const id = panelIdOf(item)
      if (!id) return
      grab(id)
      stopFollowing = followPointer((under) => {
        if (!grid.contains(under) || item.contains(under)) carryHome()
      })
    },
    onMove({ related, willInsertAfter }) {
      const panelId = panelIdOf(related)
      if (panelId) carryBeside({ panelId, edge: willInsertAfter ? 'after' : 'before' })
      return false
    },
    onEnd(event) {
      stopFollowing()
      if (DROPS.includes(originalEventOf(event)?.type ?? '')) drop()
      else release()
    },
  })

  return () => {
    stopFollowing()
    sortable.destroy()
    release()
  }
}

/**
 * Lets the panel's header alone follow the mouse, so that the line stays in sight; the data say nothing to a field
 * below.
 */
function dragHeaderOnly(data: DataTransfer, item: HTMLElement) {
  data.setData('text/plain', '')
  const header = item.querySelector('header')
  if (header) data.setDragImage(header, header.offsetHeight / 2, header.offsetHeight / 2)
}

function panelIdOf(element: HTMLElement): PanelId | undefined {
  return PANEL_IDS.find((id) => id === element.dataset.panelId)
}

/** SortableJS sets it on every event, but its types do not know. */
function originalEventOf(event: object): Event | undefined {
  return 'originalEvent' in event && event.originalEvent instanceof Event
    ? event.originalEvent
    : undefined
}

/** Tells what lies under the pointer: `dragover` while a mouse drags, `pointermove` while a finger does. */
function followPointer(onMove: (under: Element | null) => void): () => void {
  const following = new AbortController()
  const tell = ({ clientX, clientY }: MouseEvent) => {
    onMove(document.elementFromPoint(clientX, clientY))
  }
  // Capturing, because SortableJS stops the event at the grid.
  const options = { capture: true, signal: following.signal }
  document.addEventListener('dragover', tell, options)
  document.addEventListener('pointermove', tell, options)
  return () => following.abort()
}
