import { nextMarket, openingMarket } from './market'
import { ALL_PAIRS, PAIRS } from './pairs'
import { seededRandom } from './random'

it('opens every pair at its default price', () => {
  const market = openingMarket(seededRandom(1))

  for (const pair of ALL_PAIRS) {
    expect(market[pair]).toMatchObject({ pair, price: PAIRS[pair].price })
  }
})

it('steps every pair, each on its own way', () => {
  const market = openingMarket(seededRandom(1))
  const next = nextMarket(market, seededRandom(2))
  const moves = ALL_PAIRS.map((pair) => next[pair].price / market[pair].price)

  expect(moves).not.toContain(1)
  expect(new Set(moves).size).toBe(ALL_PAIRS.length)
})

it('repeats itself under the same seed', () => {
  expect(openingMarket(seededRandom(9))).toEqual(openingMarket(seededRandom(9)))
})
