import { foldOf, pounds } from '@aldergate/ledger'
import { fillsAtom, ledgerAtom } from '@aldergate/ledger/state'
import { settingsAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import { billingDayAtom } from './plan.atoms'
import { billingRecords } from './records'

/** The newest first. */
export const billingRecordsAtom = atom((get) =>
  billingRecords(get(fillsAtom), get(billingDayAtom), get(settingsAtom).timeZone),
)

/** The fees of the ledger; independent of price ticks. */
export const feesAtom = atom((get) => pounds(foldOf(get(ledgerAtom)).book.fees))
