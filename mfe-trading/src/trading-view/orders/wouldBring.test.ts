import type { OpenOrder } from '@aldergate/ledger/orders'
import { closingOf } from './wouldBring'

const ENTRY: OpenOrder = {
  orderId: 'entry',
  pair: 'ETH/GBP',
  side: 'buy',
  quantity: '2',
  placedAt: 0,
  isWoken: false,
  limit: '1500',
}

it.each([
  ['all that its entry will open', '2', '2'],
  ['a part of it where it was made smaller', '0.5', '0.5'],
  ['no more than that', '3', '2'],
])('closes, as an exit of an order that still rests, %s', (_name, quantity, closed) => {
  const exit = { side: 'sell', quantity, after: 'entry' } as const

  expect(closingOf(exit, { open: [ENTRY], fills: [], position: undefined })).toEqual({
    side: 'sell',
    quantity: closed,
    openedAt: '1500',
  })
})
