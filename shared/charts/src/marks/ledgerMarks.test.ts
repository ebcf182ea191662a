import type { PastFill } from '@aldergate/ledger'
import { costLines, tradeMarkers } from './ledgerMarks'

const FILL: PastFill = {
  kind: 'fill',
  id: 'fill one',
  at: 1_000,
  orderId: 'one',
  pair: 'BTC/GBP',
  side: 'buy',
  quantity: '0.5',
  price: '45003.22',
  pricedAt: 900,
  value: '22501.61',
  fee: '22.50',
  isReversed: false,
}

it('marks the fills of the pair, without those that were taken back', () => {
  const fills = [
    FILL,
    { ...FILL, id: 'fill two', isReversed: true },
    { ...FILL, id: 'fill three', pair: 'ETH/GBP' } as const,
  ]

  expect(tradeMarkers(fills, 'BTC/GBP')).toEqual([
    { id: 'fill one', time: 1_000, side: 'buy', price: 45_003.22 },
  ])
})

it('draws the average cost of what is held, and nothing where nothing is held', () => {
  expect(costLines('38250', 'Average cost', 'BTC/GBP')).toEqual([
    { id: 'average cost', price: 38_250, kind: 'entry', label: 'Average cost' },
  ])
  expect(costLines(undefined, 'Average cost', 'BTC/GBP')).toEqual([])
})

it('marks on the chart of GBP/USD what was traded in dollars: who bought them sold pounds', () => {
  const fill = { ...FILL, pair: 'USD/GBP', price: '0.8' } as const

  expect(tradeMarkers([fill], 'USD/GBP')).toMatchObject([{ side: 'buy', price: 0.8 }])
  expect(tradeMarkers([fill], 'GBP/USD')).toMatchObject([{ side: 'sell', price: 1.25 }])
  expect(costLines('0.8', 'Average cost', 'GBP/USD')).toMatchObject([{ price: 1.25 }])
})
