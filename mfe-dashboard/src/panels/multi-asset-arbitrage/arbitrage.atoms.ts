import type { Opening } from '@aldergate/market'
import { streamRandom } from '@aldergate/market/random'
import {
  feedPausedAtom,
  marketSteppedAtAtom,
  onTick,
  openingAtom,
  PRICE_STEP_MS,
  quoteAtom,
  seedAtom,
} from '@aldergate/market/state'
import { atom } from 'jotai'
import { ARBITRAGE_PAIRS } from './exchanges.data'
import { type ExchangeQuotes, nextExchangeQuotes, openingExchangeQuotes } from './exchangeQuotes'
import { nextOpportunities, type Opportunity } from './opportunity'

interface Arbitrage {
  quotes: ExchangeQuotes
  opportunities: readonly Opportunity[]
  /** Epoch milliseconds. */
  steppedAt: number
}

const pricesAtom = atom(
  (get) => new Map(ARBITRAGE_PAIRS.map((pair) => [pair, get(quoteAtom(pair)).price])),
)
const randomAtom = atom((get) => streamRandom(get(seedAtom), 'arbitrage'))

const firstAtom = atom((get): Arbitrage => {
  const steppedAt = get(marketSteppedAtAtom)
  const random = streamRandom(get(seedAtom), 'arbitrage opening')
  const quotes = openingExchangeQuotes(get(pricesAtom), steppedAt, random)
  return { quotes, opportunities: nextOpportunities([], quotes), steppedAt }
})

/** Bound to the market in which it was stepped: in another one, the quotes would not match the prices. */
const steppedAtom = atom<{ opening: Opening; arbitrage: Arbitrage }>()

const arbitrageAtom = atom(
  (get) => {
    // Subscribes to the prices, so that they keep stepping.
    get(pricesAtom)
    const stepped = get(steppedAtom)
    return stepped?.opening === get(openingAtom) ? stepped.arbitrage : get(firstAtom)
  },
  (get, set, leastAgeMs: number) => {
    if (get(feedPausedAtom)) return
    const [arbitrage, now] = [get(arbitrageAtom), Date.now()]
    const ageMs = now - arbitrage.steppedAt
    // A negative age means that the clock was set back: step at once instead of waiting for it to catch up.
    if (ageMs >= 0 && ageMs < leastAgeMs) return
    const quotes = nextExchangeQuotes(arbitrage.quotes, get(pricesAtom), now, get(randomAtom))
    const opportunities = nextOpportunities(arbitrage.opportunities, quotes)
    set(steppedAtom, {
      opening: get(openingAtom),
      arbitrage: { quotes, opportunities, steppedAt: now },
    })
  },
)
arbitrageAtom.onMount = (step) => {
  // Catches up on the time without a subscriber.
  step(PRICE_STEP_MS)
  return onTick(PRICE_STEP_MS, () => step(0))
}

/** One for each pair, in the order of the pairs; stepped with the prices, every 3 s. */
export const opportunitiesAtom = atom((get) => get(arbitrageAtom).opportunities)
