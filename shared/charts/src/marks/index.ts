export { useLedgerMarks } from './useLedgerMarks'
