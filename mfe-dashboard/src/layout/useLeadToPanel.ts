import { useSetAtom } from 'jotai'
import type { PanelId } from '../panels/panel'
import { leadToPanelAtom } from './lead.atoms'

/** Leads the trader to a panel: it is shown if hidden or collapsed, scrolled to, and its first control is focused. */
export function useLeadToPanel(): (id: PanelId) => void {
  return useSetAtom(leadToPanelAtom)
}
