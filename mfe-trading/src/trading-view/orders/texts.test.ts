/** @jest-environment jsdom */

import { renderHook } from '@testing-library/react'
import { useText } from './texts'

it('says of a position which side closes it', () => {
  const t = renderHook(() => useText()).result.current
  const held = { quantity: '80', unit: 'SOL' }

  expect(t('whyOtherSide', { side: 'buy', ...held })).toBe('You are short 80 SOL: a buy closes it.')
  expect(t('whyOtherSide', { side: 'sell', ...held })).toBe('You hold 80 SOL: a sale closes it.')
})
