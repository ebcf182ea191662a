export { BotsSchema } from './botsSchema'
export { LedgerSchema, passedLedger } from './ledgerSchema'
