/** @jest-environment jsdom */

import { renderHook } from '@testing-library/react'
import { type AnyRefusal, useRefusalText } from './useRefusalText'

function said(refusal: AnyRefusal): string {
  return renderHook(() => useRefusalText()).result.current(refusal, 'ETH/GBP')
}

const STALE = 'The price was too old. Wait for the next one and try again.'

it.each<[AnyRefusal, string]>([
  [{ reason: 'no-price' }, 'Enter the price to wait for.'],
  [{ reason: 'value-too-small' }, 'It is worth less than a penny.'],
  [{ reason: 'not-open' }, 'The order is no longer open.'],
  [{ reason: 'stale-price', ageMs: 11_000 }, STALE],
  [{ reason: 'price-not-quoted' }, STALE],
  [
    { reason: 'orders-off', why: 'not-live' },
    'This tab runs a version that is not live, so it places no orders. Use “Back to what is live” at the top of the page.',
  ],
  [
    { reason: 'orders-off', why: 'other-market' },
    'This tab shows the market of a link and not your own, so it places no orders. Open the app in a new tab to trade.',
  ],
])('says why in a sentence: %j', (refusal, sentence) => {
  expect(said(refusal)).toBe(sentence)
})

it.each([
  [{ open: 100, asked: 1 }, 'You have 100, and this would add 1: cancel 1 first.'],
  [{ open: 98, asked: 3 }, 'You have 98, and this would add 3: cancel 1 first.'],
  [{ open: 99, asked: 3 }, 'You have 99, and this would add 3: cancel 2 first.'],
])('says of too many orders how many are open and how many have to go: %j', (orders, rest) => {
  expect(said({ reason: 'too-many-orders', most: 100, ...orders })).toBe(
    `At most 100 orders can be open at once. ${rest}`,
  )
})
