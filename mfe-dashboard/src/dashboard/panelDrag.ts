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
 * Makes the panels of a grid draggable by their handles, until the returned function is called. SortableJS only reports
 * what the pointer is over and never moves a node: the nodes are React's, and a moved iframe would reload.
 */
export function startPanelDrag(
  grid: HTMLElement,
  { grab, carryBeside, carryHome, drop, release }: DragActions,
): () => void {
  let stopFollowing = () => {}

  const sortable = Sortable.create(grid, {
    draggable: '[data-panel-id]',
    handle: '[data-panel-handle]',
    // With native drag and drop SortableJS leaves scrolling to the browser; but touch has no native drag.
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
 * Shows only the panel's header under the mouse, so that the line stays in sight, and carries an empty text, so that a
 * drop on a text field inserts nothing.
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

/** Reports the element under the pointer: `dragover` during a mouse drag, `pointermove` during a touch drag. */
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
