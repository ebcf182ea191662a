import {
  ALL_PAIRS,
  isPair,
  listedPairOf,
  type Pair,
  pairDecimals,
  PAIRS,
  reversedPairOf,
} from './pairs'
import { poundPairOf, reversedPrice } from './poundPairs'

const OF_POUNDS = ['USD', 'JPY', 'CHF', 'AUD', 'CAD', 'NZD', 'SEK'] as const

it('trades for pounds what the market lists in another currency, the other way round', () => {
  for (const currency of OF_POUNDS) {
    expect(poundPairOf(`GBP/${currency}`)).toBe(`${currency}/GBP`)
    expect(listedPairOf(`${currency}/GBP`)).toBe(`GBP/${currency}`)
    expect(reversedPairOf(`GBP/${currency}`)).toBe(`${currency}/GBP`)
    expect(reversedPairOf(`${currency}/GBP`)).toBe(`${currency}/GBP`)
  }
  expect(reversedPrice(1.25)).toBe(0.8)
})

it('leaves alone what is in pounds already', () => {
  const inPounds = ALL_PAIRS.filter((pair) => !OF_POUNDS.some((of) => pair === `GBP/${of}`))
  expect(inPounds).toHaveLength(ALL_PAIRS.length - OF_POUNDS.length)
  for (const pair of inPounds) {
    expect(poundPairOf(pair)).toBe(pair)
    expect(listedPairOf(pair)).toBe(pair)
    expect(reversedPairOf(pair)).toBeUndefined()
    expect(pair.endsWith('/GBP')).toBe(true)
  }
})

it.each<[Pair, number, number]>([
  ['USD/GBP', 1 / 1.27, 5],
  ['JPY/GBP', 1 / 190, 7],
  ['SEK/GBP', 1 / 13.3, 6],
])('knows %s, with the decimals that its steps need', (pair, price, decimals) => {
  expect(isPair(pair)).toBe(true)
  expect(PAIRS[pair]).toMatchObject({ price, kind: 'forex' })
  expect(pairDecimals(pair)).toBe(decimals)
})

it('lists each instrument once', () => {
  expect(ALL_PAIRS).toContain('GBP/USD')
  expect(ALL_PAIRS).not.toContain('USD/GBP')
  expect(new Set(ALL_PAIRS.map(poundPairOf)).size).toBe(ALL_PAIRS.length)
})
