import { erasuresAtom, useLocation } from '@aldergate/platform'
import { draftOrderAtom } from '@aldergate/ledger/draft'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { PANEL_IDS } from '../panels/panel'
import { leadToPanelAtom } from '../layout/lead.atoms'

/**
 * Leads to what the trader comes for: the panel that the address names, and the ticket if an order waits
 * for it. After "Erase all data" every panel is new, so the focus goes to the one where it was asked for.
 */
export function useComing() {
  const { hash, key } = useLocation()
  const draft = useAtomValue(draftOrderAtom)
  const erasures = useAtomValue(erasuresAtom)
  const erasuresSeen = useRef(erasures)
  const lead = useSetAtom(leadToPanelAtom)

  useEffect(() => {
    const id = PANEL_IDS.find((known) => `#${known}` === hash)
    if (id) lead(id, 'heading')
    // The key makes the same address, followed once more, lead once more.
  }, [hash, key, lead])

  useEffect(() => {
    if (draft) lead('trade-execution')
  }, [draft, lead])

  useEffect(() => {
    if (erasuresSeen.current !== erasures) lead('compliance-security', 'heading')
    erasuresSeen.current = erasures
  }, [erasures, lead])
}
