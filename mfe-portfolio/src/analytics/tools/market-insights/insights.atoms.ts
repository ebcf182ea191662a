import type { Pair } from '@aldergate/market'
import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import { marketHoursAtom } from '../../kpis/market.atoms'
import { type InsightFilter, insightsOf } from './insight'

export const filterAtom = erasableAtom<InsightFilter>({ kind: 'all', onlySignals: false })

/** The pair that the others are correlated with. */
export const referenceAtom = erasableAtom<Pair>('BTC/GBP')

export const insightsAtom = atom((get) => insightsOf(get(marketHoursAtom), get(referenceAtom)))
