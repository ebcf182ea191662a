import { type Fill, type Ledger, type LedgerEntry, OPENING_LEDGER } from '@aldergate/ledger'
import { newFills, undoneFills } from './newFills'

function fill(id: string): Fill {
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
  }
}

function reversal(fillId: string): LedgerEntry {
  return { kind: 'reversal', id: `reversal of ${fillId}`, at: 0, fillId }
}

const BEFORE: Ledger = [...OPENING_LEDGER, fill('a')]

const ids = (fills: readonly Fill[]) => fills.map(({ id }) => id)

it('gives what is new, in the order in which it happened', () => {
  expect(ids(newFills([...BEFORE, fill('b'), reversal('a'), fill('c')], BEFORE))).toEqual([
    'b',
    'c',
  ])
})

it('finds nothing new after a reset, nor in a ledger that took the place of another', () => {
  expect(newFills([...BEFORE, { kind: 'reset', id: 'reset', at: 1 }], BEFORE)).toEqual([])
  expect(newFills([...OPENING_LEDGER, fill('other'), fill('more')], BEFORE)).toEqual([])
})

it('gives what was taken back since, once', () => {
  const after = [...BEFORE, reversal('a')]

  expect(ids(undoneFills(after, BEFORE))).toEqual(['a'])
  expect(undoneFills([...after, fill('b')], after)).toEqual([])
})
