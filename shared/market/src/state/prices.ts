import { type Atom, atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import type { Candle } from '../candles'
import { type CandleSeries, nextCandleSeries } from '../candleSeries'
import { historyTicks, historyTimes } from '../history'
import { HOURLY_SPAN_MS, type HourlyCloses, hourlyCloses, pastHourlyCloses } from '../hourlyCloses'
import {
  lastStepTime,
  nextMarket,
  openingMarket,
  pastPrices,
  pastTimes,
  type Quotes,
} from '../market'
import { nextOrderBook, openingOrderBook, type OrderBook } from '../orderBook'
import { type Pair, PAIRS } from '../pairs'
import type { PairPrices, PairTicks } from '../pairTicks'
import { streamRandom } from '../random'
import { PRICE_STEP_MS } from '../series'
import type { Timeframe } from '../timeframes'
import { onTick, tickingAtom } from './clock'
import { seedAtom } from './seed'

export { PRICE_STEP_MS }

/** How often tickers look at the prices. */
const TICKER_MS = 5_000

const ORDER_BOOK_MS = 10_000

/** As many candles as a chart opens with. */
export const CANDLE_COUNT = 500

const marketAtom = tickingAtom(
  (random) => openingMarket(Date.now(), random),
  (market, random) => nextMarket(market, Date.now(), random),
  PRICE_STEP_MS,
  'prices',
)

const quotesAtom = atom((get) => get(marketAtom).quotes)

const sampleAtom = atom<Quotes>()

/** Reads the market only to keep it stepping; what it gives changes with the sample. */
const tickerQuotesAtom = atom(
  (get) => {
    const quotes = get(quotesAtom)
    return get(sampleAtom) ?? quotes
  },
  (get, set) => {
    set(sampleAtom, get(quotesAtom))
  },
)
tickerQuotesAtom.onMount = (sample) => {
  sample()
  return onTick(TICKER_MS, sample)
}

/** The time, in epoch milliseconds, read each second while somebody looks. */
export const nowAtom = atom(Date.now())
nowAtom.onMount = (setNow) => {
  const readTime = () => {
    setNow(Date.now())
  }
  readTime()
  return onTick(1_000, readTime)
}

/** When the prices last stepped, in epoch milliseconds: a click compares it with its own time. */
export const marketSteppedAtAtom = atom((get) => get(marketAtom).steppedAt)

/** Whole seconds since the prices last stepped; a page that was hidden returns with old prices. */
export const marketAgeAtom = atom((get) => ageSeconds(get(nowAtom), get(marketSteppedAtAtom)))

/** The pair's one quote, stepped every 3 s; always the same atom for the same pair. */
export const quoteAtom = perKey((pair: Pair) => atom((get) => get(quotesAtom)[pair]))

/** The pair's quote as it was at the last sample, taken every 5 s. */
export const tickerAtom = perKey((pair: Pair) => atom((get) => get(tickerQuotesAtom)[pair]))

/** Whole seconds since the pair's price last stepped. */
export const priceAgeAtom = perKey((pair: Pair) =>
  atom((get) => ageSeconds(get(nowAtom), lastStepTime(get(marketAtom), pair))),
)

const openingAtom = atom((get) => get(marketAtom).opening)

/** The same for all pairs. */
const pastTimesAtom = atom((get) => pastTimes(get(openingAtom)))

/** Every price of a pair, three years back: for `priceAt`. Its past is made when somebody first asks. */
export const pairPricesAtom = perKey((pair: Pair) => {
  const pastAtom = atom((get) => {
    const times = get(pastTimesAtom)
    return { times, prices: pastPrices(get(openingAtom), pair, times) }
  })
  return atom((get): PairPrices => ({ past: get(pastAtom), live: get(marketAtom).logs[pair] }))
})

/** The same with what was traded, which takes several times as long to make: for candles. */
export const ticksAtom = perKey((pair: Pair) => {
  const pricesAtom = atom((get) => get(pairPricesAtom(pair)).past)
  const pastAtom = atom((get) => {
    const { times, prices } = get(pricesAtom)
    return historyTicks(pair, times, prices)
  })
  return atom((get): PairTicks => ({ past: get(pastAtom), live: get(marketAtom).logs[pair] }))
})

const candlesOfAtom = perKey((pair: Pair, timeframe: Timeframe, count: number) => {
  const seriesAtom = selectAtom(ticksAtom(pair), (ticks, series?: CandleSeries) =>
    nextCandleSeries(series, ticks, timeframe, count),
  )
  return atom((get) => get(seriesAtom).candles)
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
  return candlesOfAtom(pair, timeframe, count)
}

/** The same without the forming one: changes only when a period ends. All pairs have the same periods. */
export const finishedCandlesAtom = perKey((pair: Pair, timeframe: Timeframe, count: number) =>
  selectAtom(
    candlesAtom(pair, timeframe, count + 1),
    (candles) => candles.slice(0, -1),
    (one, other) => one.length === other.length && one.at(-1) === other.at(-1),
  ),
)

const hourlyTimesAtom = atom((get) => historyTimes(get(openingAtom).time, HOURLY_SPAN_MS))

/** The pair's price hour by hour, two months back: what looks at every pair reads this and not all ticks. */
export const hourlyClosesAtom = perKey((pair: Pair) => {
  const pastAtom = atom((get) => pastHourlyCloses(get(openingAtom), pair, get(hourlyTimesAtom)))
  return atom((get): HourlyCloses => {
    const { opening, logs, quotes, steppedAt } = get(marketAtom)
    const now = { time: steppedAt, price: quotes[pair].price }
    return hourlyCloses(get(pastAtom), opening, logs[pair], now, PAIRS[pair].price)
  })
})

/** The pair's order book, stepped every 10 s around its price. */
export const orderBookAtom = perKey((pair: Pair) => {
  const randomAtom = atom((get) => streamRandom(get(seedAtom), `${pair} order book`))
  const openingBookAtom = atom((get) =>
    openingOrderBook(pair, get(openingAtom).time, streamRandom(get(seedAtom), `${pair} opening`)),
  )
  const steppedAtom = atom<OrderBook>()
  const bookAtom = atom(
    (get) => {
      // Keeps the price stepping, around which the book does.
      get(quoteAtom(pair))
      return get(steppedAtom) ?? get(openingBookAtom)
    },
    (get, set, leastAgeMs: number) => {
      const [book, now] = [get(bookAtom), Date.now()]
      if (now - book.steppedAt < leastAgeMs) return
      const { price } = get(quoteAtom(pair))
      set(steppedAtom, nextOrderBook(book, price, now, get(randomAtom)))
    },
  )
  bookAtom.onMount = (step) => {
    // A book that nobody looked at meanwhile is caught up.
    step(ORDER_BOOK_MS)
    return onTick(ORDER_BOOK_MS, () => step(0))
  }
  return atom((get): OrderBook => get(bookAtom))
})

function ageSeconds(now: number, time: number): number {
  return Math.max(0, Math.round((now - time) / 1_000))
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
