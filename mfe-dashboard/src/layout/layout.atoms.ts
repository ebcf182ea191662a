import { erasableAtom, type Layout, layoutAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import { PANEL_IDS, type PanelId } from '../panels/panel'
import { PANELS } from '../panels/panels.data'
import { type Arrangement, defaultArrangement, fitted, toggled } from './arrangement'
import { completed, inserted, moved, returnPosition } from './layout'

/** How many changes can be undone. */
export const UNDO_LAYERS = 50

export const arrangementAtom = atom((get): Arrangement<PanelId> => {
  const layout = get(layoutAtom)
  return layout ? fitted(layout, PANELS) : defaultArrangement<PanelId>(PANELS)
})

/** Ids of the panels on screen, in screen order. */
export const panelIdsAtom = atom((get) => get(arrangementAtom).order)

/** A change of the layout that was made here. */
export interface Change {
  before: Layout | null
  after: Layout | null
}

/** The latest last. */
const changesAtom = erasableAtom<readonly Change[]>([])

/** The changes that can be undone: none once another tab or an import has replaced the layout. */
const pastAtom = atom((get) => {
  const changes = get(changesAtom)
  return changes.at(-1)?.after === get(layoutAtom) ? changes : []
})

export const canUndoAtom = atom((get) => get(pastAtom).length > 0)

/** A change of the layout that shows no toast. */
export type QuietChange =
  | { kind: 'panelMoved'; id: PanelId; position: number }
  | { kind: 'panelShown' | 'panelWide' | 'panelCompact'; id: PanelId }
  | { kind: 'panelCollapsed' | 'panelExpanded'; id: PanelId }
  | { kind: 'layoutUndone'; id?: undefined }

const UNDONE: QuietChange = { kind: 'layoutUndone' }

const untoldAtom = atom<readonly QuietChange[]>([])

/** The quiet changes that have not been recorded yet, oldest first. */
export const untoldChangesAtom = atom((get) => get(untoldAtom))

/** Returns them and clears the list. */
export const takeUntoldChangesAtom = atom(null, (get, set) => {
  const untold = get(untoldAtom)
  set(untoldAtom, [])
  return untold
})

/** Changes the arrangement, saves the previous one for undo, and returns the change. */
const arrangeAtom = atom(null, (get, set, next: Layout | null, quiet?: QuietChange): Change => {
  const change = { before: get(layoutAtom), after: next }
  set(changesAtom, [...get(pastAtom), change].slice(-UNDO_LAYERS))
  set(layoutAtom, next)
  if (quiet) set(untoldAtom, (untold) => [...untold, quiet])
  return change
})

export const undoAtom = atom(null, (get, set, quiet: QuietChange = UNDONE) => {
  const past = get(pastAtom)
  const last = past.at(-1)
  if (!last) return
  set(changesAtom, past.slice(0, -1))
  set(layoutAtom, last.before)
  set(untoldAtom, (untold) => [...untold, quiet])
})

/** Undoes a change that is still the newest, as if it had never been made; returns whether it was. */
export const undoIfNewestAtom = atom(
  null,
  (get, set, change: Change, quiet?: QuietChange): boolean => {
    const isNewest = get(pastAtom).at(-1) === change
    if (isNewest) set(undoAtom, quiet)
    return isNewest
  },
)

/** The order in which the panels stood when one was last hidden, including those hidden before. */
const knownPlacesAtom = erasableAtom<readonly PanelId[]>([])

/** The order of all panels; one that was hidden at an earlier visit is at its default place. */
const placesAtom = atom((get) => completed(get(knownPlacesAtom), PANEL_IDS))

/** Returns the change, if there was any. */
export const hidePanelAtom = atom(null, (get, set, id: PanelId): Change | undefined => {
  const { order, hidden, ...rest } = get(arrangementAtom)
  if (hidden.includes(id)) return undefined
  set(knownPlacesAtom, (places) => completed(order, places))
  return set(arrangeAtom, {
    ...rest,
    order: order.filter((other) => other !== id),
    hidden: [...hidden, id],
  })
})

/** Shows a hidden panel where it stood. */
export const showPanelAtom = atom(null, (get, set, id: PanelId) => {
  const { order, hidden, ...rest } = get(arrangementAtom)
  if (!hidden.includes(id)) return
  const shown = {
    ...rest,
    order: inserted(order, id, returnPosition(order, id, get(placesAtom))),
    hidden: hidden.filter((other) => other !== id),
  }
  set(arrangeAtom, shown, { kind: 'panelShown', id })
})

/** Shows all hidden panels where they stood, and returns the change. */
export const showAllPanelsAtom = atom(null, (get, set) => {
  const { order, ...rest } = get(arrangementAtom)
  return set(arrangeAtom, { ...rest, order: completed(order, get(placesAtom)), hidden: [] })
})

export const movePanelAtom = atom(null, (get, set, id: PanelId, position: number) => {
  const arrangement = get(arrangementAtom)
  const order = moved(arrangement.order, id, position)
  const isSame = order.every((other, index) => other === arrangement.order[index])
  if (isSame) return
  set(
    arrangeAtom,
    { ...arrangement, order },
    { kind: 'panelMoved', id, position: order.indexOf(id) },
  )
})

export const widenPanelAtom = atom(null, (get, set, id: PanelId, isWide: boolean) => {
  const arrangement = get(arrangementAtom)
  const kind = isWide ? 'panelWide' : 'panelCompact'
  set(arrangeAtom, { ...arrangement, wide: toggled(arrangement.wide, id, isWide) }, { kind, id })
})

export const collapsePanelAtom = atom(null, (get, set, id: PanelId, isCollapsed: boolean) => {
  const arrangement = get(arrangementAtom)
  const kind = isCollapsed ? 'panelCollapsed' : 'panelExpanded'
  const collapsed = toggled(arrangement.collapsed, id, isCollapsed)
  set(arrangeAtom, { ...arrangement, collapsed }, { kind, id })
})

/** Everything as on a first visit; returns the change, if there was any. */
export const resetPanelsAtom = atom(null, (get, set): Change | undefined =>
  get(layoutAtom) ? set(arrangeAtom, null) : undefined,
)

/** Applies a layout from a file, fitted to the existing panels, and returns the change. */
export const takeLayoutAtom = atom(null, (_get, set, layout: Layout) =>
  set(arrangeAtom, fitted(layout, PANELS)),
)

/** Restores the layout before a change, unless undo has done so already. */
export const restoreLayoutAtom = atom(null, (get, set, { before }: Change) => {
  if (get(layoutAtom) !== before) set(arrangeAtom, before, UNDONE)
})
