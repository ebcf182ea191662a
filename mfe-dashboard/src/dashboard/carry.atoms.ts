import { atom } from 'jotai'
import type { PanelId } from '../panels/panel'
import { dropPosition, type Insertion, insertionAt } from '../layout/layout'
import { movePanelAtom, panelIdsAtom } from '../layout/layout.atoms'

/** A panel that the trader holds, by pointer or by keys, and the position where it would land. */
export interface CarriedPanel {
  id: PanelId
  position: number
}

const carriedAtom = atom<CarriedPanel | undefined>(undefined)

/** Nothing moves while a panel is carried: only the insertion line shows where it would land. */
export const carriedPanelAtom = atom((get) => get(carriedAtom))

export const isCarryingAtom = atom((get) => get(carriedAtom) !== undefined)

/** Beside which panel the insertion line is drawn. */
export const insertionAtom = atom((get) => {
  const carried = get(carriedAtom)
  return carried && insertionAt(get(panelIdsAtom), carried.id, carried.position)
})

export const grabPanelAtom = atom(null, (get, set, id: PanelId) => {
  set(carriedAtom, { id, position: get(panelIdsAtom).indexOf(id) })
})

/** Carries the panel to a position; beyond an end is that end. */
export const carryToAtom = atom(null, (get, set, position: number) => {
  const last = get(panelIdsAtom).length - 1
  set(carriedAtom, (carried) => carried && { ...carried, position: clamp(position, 0, last) })
})

/** Carries the panel beside another one. */
export const carryBesideAtom = atom(null, (get, set, insertion: Insertion<PanelId>) => {
  const carried = get(carriedAtom)
  if (carried) set(carryToAtom, dropPosition(get(panelIdsAtom), carried.id, insertion))
})

/** Carries the panel back to where it stands, so that a drop would move nothing. */
export const carryHomeAtom = atom(null, (get, set) => {
  const carried = get(carriedAtom)
  if (carried) set(grabPanelAtom, carried.id)
})

/** Drops the carried panel where it would land. */
export const dropPanelAtom = atom(null, (get, set) => {
  const carried = get(carriedAtom)
  set(carriedAtom, undefined)
  if (carried) set(movePanelAtom, carried.id, carried.position)
})

/** Cancels: the carried panel stays where it was. */
export const releasePanelAtom = atom(null, (_get, set) => {
  set(carriedAtom, undefined)
})

/** A panel has gone from the screen: from now on it is not carried, even if it comes back. */
export const loseCarriedAtom = atom(null, (_get, set, id: PanelId) => {
  set(carriedAtom, (carried) => (carried?.id === id ? undefined : carried))
})

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
