export { BotsSchema } from './botsSchema'
export { LedgerSchema } from './ledgerSchema'
