import { ALL_PAIRS, PAIRS } from '@aldergate/shared/market/pairs'
import fc from 'fast-check'
import { changeBetween, type GbpPair, totalsOf, valuedHoldings } from './holding'
import { HOLDINGS } from './holdings.data'

const GBP_PAIRS = ALL_PAIRS.filter((pair): pair is GbpPair => pair.endsWith('/GBP'))

const price = fc.double({ min: 1e-7, max: 100_000, noNaN: true })
const holding = fc.record({
  symbol: fc.constantFrom(...GBP_PAIRS),
  quantity: fc.double({ min: 0.001, max: 1_000_000, noNaN: true }),
  avgCost: price,
})
const holdings = fc.array(holding, { minLength: 1, maxLength: 12 })
const quote = fc.record({ price, open: price })

it('values a holding at its quantity times the price, and its day from the opening price', () => {
  const [valued] = valuedHoldings([{ symbol: 'BTC/GBP', quantity: 0.5, avgCost: 30_000 }], () => ({
    price: 45_000.01,
    open: 44_000,
  }))

  expect(valued).toMatchObject({
    currentPrice: 45_000.01,
    valuePence: 2_250_001,
    costPence: 1_500_000,
    openPence: 2_200_000,
    weightPercent: 100,
  })
})

it('sums in whole pence, exactly what the rows show', () => {
  fc.assert(
    fc.property(holdings, quote, (held, at) => {
      const valued = valuedHoldings(held, () => at)
      const totals = totalsOf(valued)

      for (const key of ['valuePence', 'costPence', 'openPence'] as const) {
        const exact = valued.reduce((sum, row) => sum + BigInt(row[key]), 0n)
        expect(BigInt(totals[key])).toBe(exact)
      }
    }),
  )
})

it('shares the whole portfolio between its holdings', () => {
  fc.assert(
    fc.property(holdings, quote, (held, at) => {
      const valued = valuedHoldings(held, () => at)
      fc.pre(totalsOf(valued).valuePence > 0)
      const hundredths = valued.map(({ weightPercent }) => Math.round(weightPercent * 100))
      expect(hundredths.reduce((sum, share) => sum + share, 0)).toBe(10_000)
    }),
  )
})

it('has no percent of a change that began with nothing', () => {
  expect(changeBetween(20_000, 25_000)).toEqual({ pence: 5_000, percent: 25 })
  expect(changeBetween(20_000, 15_000)).toEqual({ pence: -5_000, percent: -25 })
  expect(changeBetween(0, 100)).toEqual({ pence: 100, percent: Number.NaN })
})

it('holds a sample of eight to ten instruments across the markets', () => {
  expect(HOLDINGS.length).toBeGreaterThanOrEqual(8)
  expect(HOLDINGS.length).toBeLessThanOrEqual(10)
  expect(new Set(HOLDINGS.map(({ symbol }) => symbol)).size).toBe(HOLDINGS.length)
  const kinds = new Set<string>(HOLDINGS.map(({ symbol }) => PAIRS[symbol].kind))
  expect([...kinds].toSorted()).toEqual(['commodity', 'crypto', 'forex', 'stock'])
})
