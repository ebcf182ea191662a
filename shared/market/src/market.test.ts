import { ODD_TIME } from './testing/ticksArbitrary'
import {
  lastStepTime,
  type Market,
  nextMarket,
  openingMarket,
  pastPrices,
  pastTimes,
} from './market'
import { ALL_PAIRS, type Pair, PAIRS } from './pairs'
import { seededRandom } from './random'
import { DAY_MS } from './history'
import { priceAt } from './pairTicks'
import { EMPTY_LOG } from './tickLog'
import { firstTickFrom } from './ticks'

const market = openingMarket(ODD_TIME, seededRandom(1))

function pastOf(pair: Pair, of: Market = market) {
  const times = pastTimes(of.opening)
  return { times, prices: pastPrices(of.opening, pair, times) }
}

it('opens every pair at its default price', () => {
  for (const pair of ALL_PAIRS) {
    expect(market.quotes[pair]).toMatchObject({ pair, price: PAIRS[pair].price })
  }
})

it.each(['BTC/GBP', 'SHIB/GBP', 'GBP/USD'] as const)(
  'opens %s with the quote that its history tells',
  (pair) => {
    const past = pastOf(pair)
    const day = past.prices.slice(firstTickFrom(past, ODD_TIME - DAY_MS))
    const { open, high, low, history } = market.quotes[pair]

    expect(open).toBe(day[0])
    expect(high).toBe(Math.max(...day))
    expect(low).toBe(Math.min(...day))
    expect(history).toEqual([...day.slice(-10)])
  },
)

it('steps every pair, each on its own way', () => {
  const { quotes } = nextMarket(market, ODD_TIME + 3_000, seededRandom(2))
  const moves = ALL_PAIRS.map((pair) => quotes[pair].price / market.quotes[pair].price)

  expect(moves).not.toContain(1)
  expect(new Set(moves).size).toBe(ALL_PAIRS.length)
})

it('compares every price with that of 24 hours before, also when the market has been open for long', () => {
  const past = pastOf('BTC/GBP')
  const first = nextMarket(market, ODD_TIME + 3_000, seededRandom(2))
  const { price } = first.quotes['BTC/GBP']
  expect(first.quotes['BTC/GBP'].open).toBe(
    priceAt({ past, live: EMPTY_LOG }, ODD_TIME + 3_000 - DAY_MS),
  )

  const anHour = nextMarket(first, ODD_TIME + 3_600_000, seededRandom(3))
  const anHourAgo = priceAt({ past, live: EMPTY_LOG }, ODD_TIME + 3_600_000 - DAY_MS)
  expect(anHour.quotes['BTC/GBP'].open).toBe(anHourAgo)
  expect(anHourAgo).not.toBe(market.quotes['BTC/GBP'].open)

  const nextDay = nextMarket(anHour, ODD_TIME + 4_000 + DAY_MS, seededRandom(4))
  expect(nextDay.quotes['BTC/GBP'].open).toBe(price)
})

it('writes down every step of every pair', () => {
  const random = seededRandom(3)
  const first = nextMarket(market, ODD_TIME + 3_000, random)
  const second = nextMarket(first, ODD_TIME + 6_000, random)

  for (const pair of ALL_PAIRS) {
    const { times, prices, volumes } = second.logs[pair]
    expect([...times]).toEqual([ODD_TIME + 3_000, ODD_TIME + 6_000])
    expect([...prices]).toEqual([first.quotes[pair].price, second.quotes[pair].price])
    expect(Math.min(...volumes)).toBeGreaterThan(0)
  }
})

it('knows when a price last stepped', () => {
  expect(lastStepTime(market, 'BTC/GBP')).toBe(ODD_TIME)
  expect(lastStepTime(nextMarket(market, ODD_TIME + 3_000, seededRandom(2)), 'BTC/GBP')).toBe(
    ODD_TIME + 3_000,
  )
})

it('repeats itself and its history under the same seed', () => {
  const twin = openingMarket(ODD_TIME, seededRandom(1))

  expect(twin).toEqual(market)
  expect(pastOf('XAU/GBP', twin).prices.slice(0, 99)).toEqual(pastOf('XAU/GBP').prices.slice(0, 99))
})

it('gives every pair a past of its own', () => {
  const ups = (['BTC/GBP', 'ETH/GBP'] as const).map((pair) => {
    const { prices } = pastOf(pair)
    return prices.slice(-50).map((price, index, all) => Math.sign(price - (all[index - 1] ?? 0)))
  })

  expect(ups[0]).not.toEqual(ups[1])
})
