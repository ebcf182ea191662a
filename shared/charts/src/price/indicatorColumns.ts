import type { Candle, Pair, Timeframe } from '@aldergate/market'
import {
  type Columns,
  columnsOf,
  columnsOfCloses,
  type IndicatorSetting,
  isOfCloses,
  warmUpOf,
} from '@aldergate/market/indicators'
import { CANDLE_COUNT, candlesAtom, closesAtom, makeCandlesAtom } from '@aldergate/market/state'
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
      const count = countOf(setting, timeframe)
      return isOfCloses(setting)
        ? columnsOfCloses(get(closesAtom(pair, timeframe, count)))
        : columnsOf(get(candlesAtom(pair, timeframe, count)))
    }),
  )
}

/** The steps that make the market's candles of a chart known, and what its indicators have to know before them. */
export const makeColumnsAtom = atom(
  null,
  (get, set, { pair, timeframe, settings }: Omit<Asked, 'source'>) =>
    (function* (): Generator<void, void> {
      yield* set(makeCandlesAtom, pair, timeframe)
      for (const setting of settings) {
        const count = countOf(setting, timeframe)
        yield
        if (isOfCloses(setting)) get(closesAtom(pair, timeframe, count))
        else yield* set(makeCandlesAtom, pair, timeframe, count)
      }
    })(),
)

/** The number of candles or closes that an indicator is computed from. */
function countOf(setting: IndicatorSetting, timeframe: Timeframe): number {
  const count = CANDLE_COUNT + warmUpOf(setting, timeframe)
  return isOfCloses(setting) ? Math.ceil(count / CLOSES_AT_ONCE) * CLOSES_AT_ONCE : count
}
