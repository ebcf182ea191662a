/** @jest-environment jsdom */

import { renderHook } from '@testing-library/react'
import { useRefusalText } from './useRefusalText'

it.each([
  ['not-enough-cash', 'Last order refused: not enough cash.'],
  ['units-reserved', 'Last order refused: other open orders wait to sell these units.'],
  ['short-beyond-equity', 'Last order refused: the shorts would be worth more than the account.'],
  ['too-many-orders', 'Last order refused: there are too many open orders.'],
  ['value-too-small', 'Last order refused: it is worth less than a penny.'],
  ['stale-price', 'The last order was refused.'],
  ['nothing-to-close', 'The last order was refused.'],
  ['orders-off', 'The last order was refused.'],
] as const)('says what can be helped, and of all else that it was refused: %s', (reason, text) => {
  expect(renderHook(() => useRefusalText()).result.current(reason)).toBe(text)
})

it.each([
  ['not-live', 'This tab runs a version that is not live, so bots do not trade in it.'],
  [
    'other-market',
    'This tab shows the market of a link and not your own, so bots do not trade in it.',
  ],
] as const)('says why no order is placed in this tab, where the ledger tells: %s', (why, text) => {
  expect(renderHook(() => useRefusalText()).result.current('orders-off', why)).toBe(text)
})
