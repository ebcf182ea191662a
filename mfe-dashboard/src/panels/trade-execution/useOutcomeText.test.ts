/** @jest-environment jsdom */

import type { Fill, Refusal } from '@aldergate/ledger'
import { renderHook } from '@testing-library/react'
import type { Outcome } from './outcome'
import { useOutcomeText } from './useOutcomeText'

function said(outcome: NonNullable<Outcome>): string {
  const { result } = renderHook(() => useOutcomeText())
  return result.current(outcome, 'BTC/GBP')
}

it.each<[Refusal, string]>([
  [
    { reason: 'not-enough-cash', value: '90.00', fee: '0.09', needed: '90.09', cash: '50.00' },
    'Not filled: it needs £90.09, including the fee of £0.09, and your cash is £50.00. Enter a smaller amount.',
  ],
  [
    { reason: 'short-beyond-equity', value: '9.00', fee: '0.01', shorts: '70.00', equity: '60.00' },
    'Not filled: your shorts would be worth £70.00, more than your account after the fee, £60.00. Enter a smaller amount.',
  ],
  [
    { reason: 'stale-price', ageMs: 12_900 },
    'Not filled: the price was 12 s old, and a price older than 10 s is refused. Wait for the next price and place the order again.',
  ],
  [
    { reason: 'price-not-quoted' },
    'Not filled: the market has moved on from that price. Place the order again at the price shown.',
  ],
  [
    { reason: 'orders-off', why: 'not-live' },
    'Not filled: this tab runs a version that is not live, so it places no orders. Use “Back to what is live” at the top of the page.',
  ],
  [
    { reason: 'orders-off', why: 'other-market' },
    'Not filled: this tab shows the market of a link and not your own. Open the app in a new tab to trade.',
  ],
  [
    { reason: 'value-too-small' },
    'Not filled: it is worth less than a penny. Enter a larger amount.',
  ],
  [
    { reason: 'invalid-quantity', problem: 'too-large' },
    'Not filled: that is more units than any account could pay for. Enter a smaller amount.',
  ],
  [
    { reason: 'invalid-quantity', problem: 'too-many-places' },
    'Not filled: the smallest part of a unit is 0.00000001. Shorten the amount.',
  ],
  [
    { reason: 'unknown-pair' },
    'Not filled: BTC/GBP cannot be traded for pounds. Choose another ticker.',
  ],
  [
    { reason: 'pair-not-in-pounds' },
    'Not filled: BTC/GBP cannot be traded for pounds. Choose another ticker.',
  ],
])('says why an order was refused, and what to do: %j', (refusal, sentence) => {
  expect(said({ status: 'refused', ...refusal })).toBe(sentence)
})

const FILL: Fill = {
  kind: 'fill',
  id: 'fill one',
  orderId: 'one',
  at: 0,
  pair: 'ETH/GBP',
  side: 'sell',
  quantity: '2',
  price: '1500',
  pricedAt: 0,
  value: '3000.00',
  fee: '3.00',
}

it.each([
  ['unknown-order', 'Not undone: the order is no longer in your paper ledger.'],
  ['too-late', 'Not undone: the 5 seconds are over. Place the opposite order instead.'],
  [
    'superseded',
    'Not undone: ETH/GBP has been traded again since. Undo the later order first, or place the opposite one.',
  ],
  ['not-enough-cash', 'Not undone: the proceeds of the sale have already been spent.'],
] as const)('says why an order of %s stays', (reason, sentence) => {
  expect(said({ status: 'undo-refused', reason, fill: FILL })).toBe(sentence)
})

it('says what was taken back', () => {
  expect(said({ status: 'undone', fill: FILL })).toBe(
    'Undone: the sale of 2 ETH/GBP was taken back.',
  )
})
