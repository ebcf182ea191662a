import type { GbpPair, Pounds } from '@aldergate/ledger'
import { PAIRS } from '@aldergate/market'
import type { Grouping } from './filter'
import { type PeriodFigures, total, valuesOf } from './period'
import { REGIONS } from './regions.data'
import type { Text } from './texts'

/** The trading in one group: an asset class, a day, a region or, without a grouping, a pair. */
export interface Group {
  name: string
  orders: number
  bought: Pounds
  sold: Pounds
  fees: Pounds
  /** Before fees. */
  realised: Pounds
}

/**
 * The orders of a period in groups, whose sums are the period's figures, to the penny. `writeDay` formats a day for the
 * trader.
 */
export function groupsOf(
  { fills, roundTrips }: Pick<PeriodFigures, 'fills' | 'roundTrips'>,
  grouping: Grouping,
  writeDay: (time: number) => string,
  text: Text,
): Group[] {
  const nameOf = (pair: GbpPair, time: number) => {
    if (grouping === 'Asset Class') return text(PAIRS[pair].kind)
    if (grouping === 'Region') return text(REGIONS[pair] ?? 'global')
    return grouping === 'Date' ? writeDay(time) : pair
  }
  const names = new Set(fills.map(({ pair, at }) => nameOf(pair, at)))
  return [...names].map((name) => {
    const ofGroup = fills.filter(({ pair, at }) => nameOf(pair, at) === name)
    const trips = roundTrips.filter(({ pair, closedAt }) => nameOf(pair, closedAt) === name)
    return {
      name,
      orders: ofGroup.length,
      bought: total(valuesOf(ofGroup, 'buy')),
      sold: total(valuesOf(ofGroup, 'sell')),
      fees: total(ofGroup.map(({ fee }) => fee)),
      realised: total(trips.map(({ profit }) => profit)),
    }
  })
}
