import type { PastFill } from '@aldergate/ledger'
import { tradesOn } from './trades'

function fill(id: string, at: number, isReversed = false): PastFill {
  return {
    kind: 'fill',
    id,
    orderId: id,
    at,
    pair: 'SOL/GBP',
    side: 'buy',
    quantity: '2',
    price: '20.5',
    pricedAt: at,
    value: '41.00',
    fee: '0.04',
    isReversed,
  }
}

it('marks each trade where its period ends, without those that were taken back or came after its end', () => {
  const points = [100, 200, 300].map((time) => ({
    time,
    pence: 0,
    profitPence: 0,
    growth: 0,
    benchmark: 0,
    drawdown: 0,
  }))
  const fills = [
    fill('late', 301),
    fill('undone', 250, true),
    fill('sharp', 200),
    fill('early', 150),
    fill('before', 99),
  ]

  expect(tradesOn(points, fills).map(({ id, index, price }) => [id, index, price])).toEqual([
    ['early', 1, 20.5],
    ['sharp', 1, 20.5],
    ['late', 2, 20.5],
  ])
  expect(tradesOn(points, fills, 300).map(({ id }) => id)).toEqual(['early', 'sharp'])
  expect(tradesOn([], fills)).toEqual([])
})
