import { atom } from 'jotai'
import type { PanelId } from '../panels/panel'
import { arrangementAtom, collapsePanelAtom, showPanelAtom } from './layout.atoms'

/** Each lead has a number of its own, so that leading twice to one panel leads twice. */
interface Lead {
  id: PanelId
  focus: LeadFocus
  number: number
}

/** The control that a panel's work begins with, its heading for who comes to read, or what hides it. */
type LeadFocus = 'control' | 'heading' | 'hide'

const currentLeadAtom = atom<Lead>()

/** The panel that the grid should bring to the trader. */
export const leadAtom = atom((get) => get(currentLeadAtom))

export const leadToPanelAtom = atom(null, (get, set, id: PanelId, focus: LeadFocus = 'control') => {
  set(showPanelAtom, id)
  if (get(arrangementAtom).collapsed.includes(id)) set(collapsePanelAtom, id, false)
  set(currentLeadAtom, (lead) => ({ id, focus, number: (lead?.number ?? 0) + 1 }))
})

/** The grid has brought the trader there. */
export const endLeadAtom = atom(null, (_get, set) => {
  set(currentLeadAtom, undefined)
})
