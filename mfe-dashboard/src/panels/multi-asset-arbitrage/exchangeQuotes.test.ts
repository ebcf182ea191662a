import type { Pair } from '@aldergate/market'
import { seededRandom } from '@aldergate/market/random'
import fc from 'fast-check'
import { MAX_QUOTE_AGE_MS, nextExchangeQuotes, openingExchangeQuotes } from './exchangeQuotes'
import { EXCHANGES } from './exchanges.data'

const PRICES = new Map<Pair, number>([
  ['BTC/GBP', 45_000],
  ['GBP/USD', 1.27],
])

it('lets every exchange quote every pair', () => {
  const quotes = openingExchangeQuotes(PRICES, 0, seededRandom(1))
  expect([...quotes.keys()]).toEqual(['BTC/GBP', 'GBP/USD'])
  for (const pairQuotes of quotes.values()) {
    expect(pairQuotes.map(({ exchange }) => exchange)).toEqual(EXCHANGES)
  }
})

it('gives the same quotes for the same seed', () => {
  const quotes = () => openingExchangeQuotes(PRICES, 0, seededRandom(7))
  expect(quotes()).toEqual(quotes())
})

it('stays near the one price, never lets a quote grow too old and keeps what is not quoted anew', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = seededRandom(seed)
      let quotes = openingExchangeQuotes(PRICES, 0, random)
      for (let now = 3_000; now <= 90_000; now += 3_000) {
        const next = nextExchangeQuotes(quotes, PRICES, now, random)
        for (const [pair, pairQuotes] of next) {
          for (const [index, quote] of pairQuotes.entries()) {
            const price = PRICES.get(pair) ?? 0
            expect(Math.abs(quote.price / price - 1)).toBeLessThan(0.01)
            expect(now - quote.at).toBeLessThan(MAX_QUOTE_AGE_MS)
            if (quote.at < now) expect(quote.price).toBe(quotes.get(pair)?.[index]?.price)
          }
        }
        quotes = next
      }
    }),
    { numRuns: 30 },
  )
})

it('keeps no quote of a time that a clock, set back, has before it again', () => {
  const quotes = openingExchangeQuotes(PRICES, 3_600_000, seededRandom(1))
  const next = nextExchangeQuotes(quotes, PRICES, 0, () => 0.99)

  expect([...next.values()].flat().every(({ at }) => at === 0)).toBe(true)
})
