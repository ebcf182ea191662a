import { selectAtom } from '@aldergate/platform'
import { type Atom, atom } from 'jotai'
import type { Candle } from '../candles'
import { candleSeriesInPieces, type CandleSeries, nextCandleSeries } from '../candleSeries'
import { type CloseSeries, nextCloses } from '../closes'
import { closesUntil, type HourlyCloses, hourlyCloses, hourOf } from '../hourlyCloses'
import { type Opening, PRICE_STEP_MS, stepAt, stepTime } from '../opening'
import { BOOK_MS, type OrderBook, orderBookAt } from '../orderBook'
import type { Pair } from '../pairs'
import { pathsOf } from '../pathsOf'
import { type Quote, quotesOf } from '../quote'
import { MINUTE_MS } from '../spans'
import type { Timeframe } from '../timeframes'
import { onTick } from './clock'
import { marketTimeAtom } from './marketTime'
import { nowAtom } from './now'
import { openingAtom } from './opening'

export { PRICE_STEP_MS }

/** The sampling interval of tickers. */
const TICKER_MS = 5_000

/** The initial number of candles in a chart. */
export const CANDLE_COUNT = 500

const stepAtom = newestStepAtom(PRICE_STEP_MS)

/** The newest step of the market, counted from its opening, as of the last check. */
export const marketStepAtom = atom((get) => get(stepAtom))

/** The paths of all pairs of the market. */
export const pricePathsAtom = atom((get) => pathsOf(get(openingAtom)))

/** All prices of a pair, past and future: readers must not look past the newest step. */
export const pricePathAtom = perKey((pair: Pair) => atom((get) => get(pricePathsAtom)(pair)))

const quotesAtom = perKey((pair: Pair) => atom((get) => quotesOf(get(pricePathAtom(pair)))))

const sampledAtom = atom<{ opening: Opening; step: number }>()

/** Reads the market also to keep it stepping; what it gives changes with the sample. */
const tickerStepAtom = atom(
  (get) => {
    const [opening, step, sampled] = [get(openingAtom), get(stepAtom), get(sampledAtom)]
    // A sample of another market says nothing of this one, nor does one from before the clock was set back.
    return sampled?.opening === opening ? Math.min(sampled.step, step) : step
  },
  (get, set) => {
    set(sampledAtom, { opening: get(openingAtom), step: get(stepAtom) })
  },
)
tickerStepAtom.onMount = (sample) => {
  sample()
  return onTick(TICKER_MS, sample)
}

/** When the prices last stepped, in epoch milliseconds: a click compares it with its own time. */
export const marketSteppedAtAtom = atom((get) => stepTime(get(openingAtom), get(stepAtom)))

/** The minute of the newest prices: a step within it renders nothing. */
export const marketMinuteAtom = atom(
  (get) => Math.floor(get(marketSteppedAtAtom) / MINUTE_MS) * MINUTE_MS,
)

/** Whole seconds since the prices last stepped; a page that was hidden returns with old prices. */
export const marketAgeAtom = atom((get) => ageSeconds(get(nowAtom), get(marketSteppedAtAtom)))

/** The pair's one quote, stepped every 3 s; always the same atom for the same pair. */
export const quoteAtom = perKey((pair: Pair) =>
  atom((get): Quote => get(quotesAtom(pair))(get(stepAtom))),
)

/** The pair's quote as it was at the last sample, taken every 5 s. */
export const tickerAtom = perKey((pair: Pair) =>
  atom((get): Quote => get(quotesAtom(pair))(get(tickerStepAtom))),
)

/** The price of a pair at a time, three years back and more, up to now: the last price paid until then. */
export const priceAtAtom = perKey((pair: Pair) =>
  atom((get) => {
    const [opening, path, newest] = [get(openingAtom), get(pricePathAtom(pair)), get(stepAtom)]
    return (time: number) => path.priceAt(Math.min(newest, stepAt(opening, time)))
  }),
)

const candleAtoms = perKey((pair: Pair, timeframe: Timeframe, count: number) => {
  /** The series made last: whether a reader made it or `makeCandlesAtom`, the next one continues it. */
  const heldAtom = atom((): { series?: CandleSeries } => ({}))
  const currentAtom = atom((get) => {
    const [path, step] = [get(pricePathAtom(pair)), get(stepAtom)]
    const held = get(heldAtom)
    held.series = nextCandleSeries(held.series, path, step, timeframe, count)
    return held.series.candles
  })
  return { heldAtom, currentAtom }
})

/**
 * The candles of the newest `count` periods, oldest first; the last one is still forming. Three years
 * are known. A tick replaces the last candle only.
 */
export function candlesAtom(
  pair: Pair,
  timeframe: Timeframe,
  count = CANDLE_COUNT,
): Atom<readonly Candle[]> {
  return candleAtoms(pair, timeframe, count).currentAtom
}

/**
 * The steps, of about a millisecond each, that make the candles of `candlesAtom` known: those of a new timeframe, made
 * at once, would keep a phone from answering for half a second.
 */
export const makeCandlesAtom = atom(
  null,
  (get, _set, pair: Pair, timeframe: Timeframe, count: number = CANDLE_COUNT) =>
    (function* (): Generator<void, void> {
      const [path, step] = [get(pricePathAtom(pair)), get(stepAtom)]
      const held = get(candleAtoms(pair, timeframe, count).heldAtom)
      const { series } = held
      const made = yield* candleSeriesInPieces(series, path, step, timeframe, count)
      // Otherwise a reader came meanwhile, and knows more by now.
      if (held.series === series) held.series = made
    })(),
)

/** The closes alone, of however many periods: an average of long needs more of them than a chart shows. */
export const closesAtom = perKey((pair: Pair, timeframe: Timeframe, count: number) => {
  const momentAtom = atom((get) => ({ path: get(pricePathAtom(pair)), step: get(stepAtom) }))
  const seriesAtom = selectAtom(momentAtom, ({ path, step }, series?: CloseSeries) =>
    nextCloses(series, path, step, timeframe, count),
  )
  return atom((get) => get(seriesAtom).closes)
})

/** The candles without the forming one: changes only when a period ends. All pairs have the same periods. */
export const finishedCandlesAtom = perKey((pair: Pair, timeframe: Timeframe, count: number) =>
  selectAtom(
    candlesAtom(pair, timeframe, count + 1),
    (candles) => candles.slice(0, -1),
    (one, other) => one.length === other.length && one.at(-1) === other.at(-1),
  ),
)

const hourAtom = atom((get) => hourOf(get(openingAtom), get(stepAtom)))

/** The pair's hourly prices of two months: code that reads every pair uses this instead of all ticks. */
export const hourlyClosesAtom = perKey((pair: Pair) => {
  // To make the hours of all pairs takes a fifth of a second, and only a new hour changes them.
  const pastAtom = atom((get) => closesUntil(get(pricePathAtom(pair)), get(hourAtom)))
  return atom((get): HourlyCloses =>
    hourlyCloses(get(pricePathAtom(pair)), get(stepAtom), get(pastAtom)),
  )
})

const bookStepAtom = newestStepAtom(BOOK_MS)

/** The pair's order book, stepped every 10 s around its price. */
export const orderBookAtom = perKey((pair: Pair) => {
  const bookAtom = atom((get) => {
    const [opening, step] = [get(openingAtom), get(bookStepAtom)]
    const time = stepTime(opening, step, BOOK_MS)
    const price = get(pricePathAtom(pair)).priceAt(stepAt(opening, time))
    return orderBookAt(opening.seed, pair, step, { price, time })
  })
  return atom((get): OrderBook => {
    // Keeps the prices stepping as well.
    get(stepAtom)
    return get(bookAtom)
  })
})

/** The newest step of a period since the opening. */
function newestStepAtom(periodMs: number): Atom<number> {
  return atom((get) => stepAt(get(openingAtom), get(marketTimeAtom), periodMs))
}

/** For a step in the future, because the clock was set back, the time until it: nothing moves until then. */
function ageSeconds(now: number, time: number): number {
  return Math.round(Math.abs(now - time) / 1_000)
}

/** Always the same atom for the same key. */
function perKey<Key extends readonly (string | number)[], Made>(
  create: (...key: Key) => Made,
): (...key: Key) => Made {
  const made = new Map<string, Made>()
  return (...key) => {
    const name = key.join(' ')
    const known = made.get(name) ?? create(...key)
    made.set(name, known)
    return known
  }
}
