export { botsAtom, hasRunningBotsAtom } from './bots'
export {
  type DraftOrder,
  draftOrderAtom,
  draftOrderInTicketAtom,
  takeDraftOrderAtom,
} from './draftOrder'
export {
  accountAtom,
  fillsAtom,
  ledgerAtom,
  newOrderId,
  performanceAtom,
  placeOrderAtom,
  positionAtom,
  resetLedgerAtom,
  reverseOrderAtom,
} from './ledger'
