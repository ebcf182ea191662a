import { erasuresAtom, useLocation, useNavigate, useNavigationType } from '@aldergate/platform'
import { draftOrderAtom } from '@aldergate/ledger/draft'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { PANEL_IDS, type PanelId } from '../panels/panel'
import { arrangementAtom } from '../layout/layout.atoms'
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
  const { search, hash, key, state } = useLocation()
  const navigate = useNavigate()
  const isReading = useNavigationType() === 'POP' || state?.isReading === true
  const draft = useAtomValue(draftOrderAtom)
  const erasures = useAtomValue(erasuresAtom)
  const erasuresSeen = useRef(erasures)
  const { order, collapsed } = useAtomValue(arrangementAtom)
  const lead = useSetAtom(leadToPanelAtom)
  const id = PANEL_IDS.find((known) => `#${known}` === hash)
  const isOpen = id !== undefined && order.includes(id) && !collapsed.includes(id)
  const openSeen = useRef<PanelId>(undefined)

  useEffect(() => {
    if (id) lead(id, isReading ? 'heading' : id === FIRST_PANEL ? 'hide' : 'control')
    // The key makes the same address, followed once more, lead once more.
  }, [id, key, isReading, lead])

  const forgetPanel = useEffectEvent(() => {
    void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
  })

  // A reload would lead there, and so bring back what the trader has put away.
  useEffect(() => {
    if (id && !isOpen && openSeen.current === id) forgetPanel()
    openSeen.current = isOpen ? id : undefined
  }, [id, isOpen])

  useEffect(() => {
    if (draft) lead('trade-execution')
  }, [draft, lead])

  useEffect(() => {
    if (erasuresSeen.current !== erasures) lead('compliance-security', 'heading')
    erasuresSeen.current = erasures
  }, [erasures, lead])
}
