import { type Position } from '@aldergate/shared/ledger/account'
import { exact, pounds, sum } from '@aldergate/shared/ledger/decimal'
import fc from 'fast-check'
import { equityDayAgo, holdingsOf } from './holdings'

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

/** In whole pence, of a holding or of a short. */
const value = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

it('values a position a day ago, and gives it all the weight where it is alone', () => {
  expect(holdingsOf([BITCOIN], () => 44_000)).toEqual([
    { ...BITCOIN, openValue: '22000.00', weightPercent: 100 },
  ])
})

it('weighs a short by what it owes', () => {
  const [bitcoin, short] = holdingsOf([BITCOIN, SHORT], () => 1_000)

  expect(bitcoin?.weightPercent).toBe(75)
  expect(short).toMatchObject({ weightPercent: 25, openValue: '-5000.00' })
})

it('adds the cash to what the holdings would have been worth a day ago, to the penny', () => {
  expect(
    equityDayAgo(
      '0.10',
      holdingsOf([BITCOIN, SHORT], () => 1_000.01),
    ),
  ).toBe('-4499.94')
  expect(equityDayAgo('50000.00', [])).toBe('50000.00')
})

it('shares the whole between any holdings and shorts', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 12 }), (amounts) => {
      fc.pre(amounts.some((amount) => amount !== 0))
      const positions = amounts.map((pence) => ({
        ...BITCOIN,
        value: pounds(exact(String(pence)).div('100')),
      }))
      const shares = holdingsOf(positions, () => 1).map((row) => exact(String(row.weightPercent)))

      expect(pounds(sum(shares))).toBe('100.00')
    }),
  )
})
