export { botsAtom, hasRunningBotsAtom } from './bots'
export { draftOrderAtom, type DraftOrder } from '../draft/waitingDraft.atoms'
export { draftOrderInTicketAtom, takeDraftOrderAtom } from './draftOrder'
export {
  accountAtom,
  cashAtom,
  fillsAtom,
  ledgerAtom,
  newOrderId,
  performanceAtom,
  placeOrderAtom,
  positionAtom,
  reservesAtom,
  resetLedgerAtom,
  reverseOrderAtom,
} from './ledger'
