/** @jest-environment jsdom */

import { DAMAGED_KEY, KEEP_KEY, KEPT_KEYS, keyOf } from '@aldergate/contract'
import { KEPT } from './slices'

it('publishes the key of the choice and one for each slice', () => {
  expect(KEPT_KEYS.map(({ key }) => key)).toEqual([
    KEEP_KEY,
    ...KEPT.map(({ name }) => keyOf(name)),
    DAMAGED_KEY,
  ])
  expect(new Set(KEPT_KEYS.map(({ key }) => key)).size).toBe(KEPT_KEYS.length)
})
