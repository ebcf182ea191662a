import { type Atom, atom } from 'jotai'
import { type Market, nextMarket, openingMarket } from '../market/market'
import { type Pair } from '../market/pairs'
import { type Quote } from '../market/series'
import { onTick, tickingAtom } from './clock'

/** How often every price steps. */
export const PRICE_STEP_MS = 3_000

/** How often tickers look at the prices. */
export const TICKER_MS = 5_000

const pricesAtom = tickingAtom(
  (random) => ({ market: openingMarket(random), steppedAt: Date.now() }),
  ({ market }, random) => ({ market: nextMarket(market, random), steppedAt: Date.now() }),
  PRICE_STEP_MS,
  'prices',
)

const marketAtom = atom((get) => get(pricesAtom).market)

const sampleAtom = atom<Market>()

/** Reads the market only to keep it stepping; what it gives changes with the sample. */
const tickerMarketAtom = atom(
  (get) => {
    const market = get(marketAtom)
    return get(sampleAtom) ?? market
  },
  (get, set) => {
    set(sampleAtom, get(marketAtom))
  },
)
tickerMarketAtom.onMount = (sample) => {
  sample()
  return onTick(TICKER_MS, sample)
}

const nowAtom = atom(Date.now())
nowAtom.onMount = (setNow) => {
  const readTime = () => {
    setNow(Date.now())
  }
  readTime()
  return onTick(1_000, readTime)
}

/** When the prices last stepped, in epoch milliseconds: a click compares it with its own time. */
export const marketSteppedAtAtom = atom((get) => get(pricesAtom).steppedAt)

/** Whole seconds since the prices last stepped; a page that was hidden returns with old prices. */
export const marketAgeAtom = atom((get) =>
  Math.max(0, Math.round((get(nowAtom) - get(marketSteppedAtAtom)) / 1_000)),
)

/** The pair's one quote, stepped every 3 s; always the same atom for the same pair. */
export const quoteAtom = perPair((pair) => atom((get) => get(marketAtom)[pair]))

/** The pair's quote as it was at the last sample, taken every 5 s. */
export const tickerAtom = perPair((pair) => atom((get) => get(tickerMarketAtom)[pair]))

function perPair(create: (pair: Pair) => Atom<Quote>): (pair: Pair) => Atom<Quote> {
  const atoms = new Map<Pair, Atom<Quote>>()
  return (pair) => {
    const known = atoms.get(pair) ?? create(pair)
    atoms.set(pair, known)
    return known
  }
}
