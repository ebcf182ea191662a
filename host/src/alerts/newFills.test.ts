import type { PastFill } from '@aldergate/ledger'
import { newFills, undoneFills } from './newFills'

function fill(id: string, isReversed = false): PastFill {
  return {
    kind: 'fill',
    id,
    at: 0,
    orderId: id,
    pair: 'BTC/GBP',
    side: 'buy',
    quantity: '1',
    price: '1',
    pricedAt: 0,
    value: '1.00',
    fee: '0.00',
    isReversed,
  }
}

const ids = (fills: readonly PastFill[]) => fills.map(({ id }) => id)

it('gives what is new, in the order in which it happened', () => {
  expect(ids(newFills([fill('c'), fill('b'), fill('a')], [fill('a')]))).toEqual(['b', 'c'])
})

it('finds nothing new after a reset', () => {
  expect(newFills([], [fill('a')])).toEqual([])
})

it('gives what was taken back since, once', () => {
  expect(ids(undoneFills([fill('a', true)], [fill('a')]))).toEqual(['a'])
  expect(undoneFills([fill('a', true)], [fill('a', true)])).toEqual([])
})
