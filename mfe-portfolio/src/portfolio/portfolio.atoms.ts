import type { Pair } from '@aldergate/market'
import { erasableAtom } from '@aldergate/platform'
import { accountAtom } from '@aldergate/ledger/state'
import { atom } from 'jotai'
import { type Choice, DEFAULT_SPAN } from '../performance/span'
import { BENCHMARKS } from './benchmarks.data'
import { holdingsOf } from './holdings'

/** The trader's chosen span; it survives opening other pages. */
export const spanAtom = erasableAtom<Choice>(DEFAULT_SPAN)

/** The benchmark: the pair that the account is compared with. */
export const benchmarkAtom = erasableAtom<Pair>(BENCHMARKS[0])

/** The positions of the ledger at current prices. */
export const holdingsAtom = atom((get) => holdingsOf(get(accountAtom).positions))
