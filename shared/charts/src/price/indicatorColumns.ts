import type { Candle, Pair, Timeframe } from '@aldergate/market'
import {
  type Columns,
  columnsOf,
  columnsOfCloses,
  type IndicatorSetting,
  isOfCloses,
  warmUpOf,
} from '@aldergate/market/indicators'
import { CANDLE_COUNT, candlesAtom, closesAtom } from '@aldergate/market/state'
import { type Atom, atom } from 'jotai'

interface Asked {
  pair: Pair
  timeframe: Timeframe
  settings: readonly IndicatorSetting[]
  /** Candles of the parent's own: nothing is known before them. */
  source: Atom<readonly Candle[]> | undefined
}

/** The number of extra closes requested at once, so that changing a period by one recomputes nothing. */
const CLOSES_AT_ONCE = 250

/**
 * Returns an atom of the columns that each indicator is computed from: the candles that it has to know before the first
 * shown one, and then the shown ones.
 */
export function indicatorColumnsAtom({
  pair,
  timeframe,
  settings,
  source,
}: Asked): Atom<Columns[]> {
  if (source) {
    return atom((get) => {
      const columns = columnsOf(get(source))
      return settings.map(() => columns)
    })
  }
  return atom((get) =>
    settings.map((setting) => {
      const count = CANDLE_COUNT + warmUpOf(setting, timeframe)
      if (!isOfCloses(setting)) {
        return columnsOf(get(candlesAtom(pair, timeframe, count)))
      }
      const closes = Math.ceil(count / CLOSES_AT_ONCE) * CLOSES_AT_ONCE
      return columnsOfCloses(get(closesAtom(pair, timeframe, closes)))
    }),
  )
}
