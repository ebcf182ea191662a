import { exact, type Position, pounds, sum } from '@aldergate/ledger'
import fc from 'fast-check'
import { holdingsOf } from './holdings'

const BITCOIN: Position = {
  pair: 'BTC/GBP',
  quantity: '0.5',
  isShort: false,
  averageCost: '30000',
  cost: '15000.00',
  price: 45_000.01,
  value: '22500.01',
  unrealised: '7500.01',
  unrealisedPercent: 50,
  realised: '0.00',
}
const SHORT: Position = {
  ...BITCOIN,
  pair: 'ETH/GBP',
  quantity: '-5',
  isShort: true,
  value: '-7500.00',
}

/** The value of a holding or a short, in whole pence. */
const value = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

it('gives a position all the weight where it is alone', () => {
  expect(holdingsOf([BITCOIN])).toEqual([{ ...BITCOIN, weightPercent: 100 }])
})

it('weighs a short by what it owes', () => {
  const [bitcoin, short] = holdingsOf([BITCOIN, SHORT])

  expect(bitcoin?.weightPercent).toBe(75)
  expect(short?.weightPercent).toBe(25)
})

it('shares the whole between any holdings and shorts', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 12 }), (amounts) => {
      fc.pre(amounts.some((amount) => amount !== 0))
      const positions = amounts.map((pence) => ({
        ...BITCOIN,
        value: pounds(exact(String(pence)).div('100')),
      }))
      const shares = holdingsOf(positions).map((row) => exact(String(row.weightPercent)))

      expect(pounds(sum(shares))).toBe('100.00')
    }),
  )
})
