import { erasuresAtom, useLocation, useNavigationType } from '@aldergate/platform'
import { draftOrderAtom } from '@aldergate/ledger/draft'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { PANEL_IDS, type PanelId } from '../panels/panel'
import { leadToPanelAtom } from '../layout/lead.atoms'

/** Getting Started has the trader hide this one. */
const FIRST_PANEL: PanelId = 'overview'

/**
 * Leads to what the trader comes for: the panel that the address names, and the ticket if an order waits
 * for it. Who follows a link comes to do what it says; who opens an address, goes back or follows a
 * notification comes to read. After "Erase all data" every panel is new, so the focus goes to the one where
 * it was asked for.
 */
export function useComing() {
  const { hash, key, state } = useLocation()
  const isReading = useNavigationType() === 'POP' || state?.isReading === true
  const draft = useAtomValue(draftOrderAtom)
  const erasures = useAtomValue(erasuresAtom)
  const erasuresSeen = useRef(erasures)
  const lead = useSetAtom(leadToPanelAtom)

  useEffect(() => {
    const id = PANEL_IDS.find((known) => `#${known}` === hash)
    if (id) lead(id, isReading ? 'heading' : id === FIRST_PANEL ? 'hide' : 'control')
    // The key makes the same address, followed once more, lead once more.
  }, [hash, key, isReading, lead])

  useEffect(() => {
    if (draft) lead('trade-execution')
  }, [draft, lead])

  useEffect(() => {
    if (erasuresSeen.current !== erasures) lead('compliance-security', 'heading')
    erasuresSeen.current = erasures
  }, [erasures, lead])
}
