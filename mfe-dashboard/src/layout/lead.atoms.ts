import { atom } from 'jotai'
import type { PanelId } from '../panels/panel'
import { arrangementAtom, collapsePanelAtom, showPanelAtom } from './layout.atoms'

/** A counter makes each lead distinct, so that leading to the same panel twice works. */
interface Lead {
  id: PanelId
  focus: LeadFocus
  number: number
}

/** The element to focus: the panel's first control, its heading to read, or the button that hides it. */
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
