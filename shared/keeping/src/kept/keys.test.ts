/** @jest-environment jsdom */

import { BROWSER_KEY, DAMAGED_KEY, KEEP_KEY, KEPT_KEYS, keyOf } from '@aldergate/contract'
import { KEPT } from './slices'

it('publishes the key of the choice, one for each slice, and those that stand beside them', () => {
  expect(KEPT_KEYS.map(({ key }) => key)).toEqual([
    KEEP_KEY,
    ...KEPT.map(({ name }) => keyOf(name)),
    DAMAGED_KEY,
    BROWSER_KEY,
  ])
  expect(new Set(KEPT_KEYS.map(({ key }) => key)).size).toBe(KEPT_KEYS.length)
})
