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
 * Leads to the panel that the address names, and to the ticket if a draft order waits. A followed link focuses the
 * control to act on; an opened address, Back or a notification focuses the heading to read. After "Erase all data"
 * every panel is new, so the focus goes to the one with that button.
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
    // `key` changes when the same link is followed again, which leads there again.
  }, [id, key, isReading, lead])

  const forgetPanel = useEffectEvent(() => {
    void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
  })

  // Otherwise a reload would lead there again and restore a panel that the trader has put away.
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
