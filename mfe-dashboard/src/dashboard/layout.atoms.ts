import { atom } from 'jotai'
import { PANEL_IDS, type PanelId } from '../panels/panels'
import { defaultPosition, inserted, moved } from './layout'

/** Ids of the panels on screen, in screen order: hiding a panel filters it out, moving one replaces the list. */
export const panelIdsAtom = atom<readonly PanelId[]>(PANEL_IDS)

export const hidePanelAtom = atom(null, (_get, set, id: PanelId) => {
  set(panelIdsAtom, (ids) => ids.filter((other) => other !== id))
})

/** Shows a hidden panel, at its default place unless a position is given. */
export const showPanelAtom = atom(null, (_get, set, id: PanelId, position?: number) => {
  set(panelIdsAtom, (ids) => inserted(ids, id, position ?? defaultPosition(ids, id, PANEL_IDS)))
})

export const movePanelAtom = atom(null, (_get, set, id: PanelId, position: number) => {
  set(panelIdsAtom, (ids) => moved(ids, id, position))
})

export const resetPanelsAtom = atom(null, (_get, set) => {
  set(panelIdsAtom, PANEL_IDS)
})

/** Puts back a whole layout, such as the one before a reset. */
export const restorePanelsAtom = atom(null, (_get, set, ids: readonly PanelId[]) => {
  set(panelIdsAtom, ids)
})
