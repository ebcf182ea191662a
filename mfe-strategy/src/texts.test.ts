/** @jest-environment jsdom */

import { renderHook } from '@testing-library/react'
import { useText } from './texts'

it('says the specified texts literally', () => {
  const { result } = renderHook(() => useText())
  const t = result.current

  expect(
    t('preview', {
      conditions: 'RSI(14) > 70',
      stopLoss: '3.0%',
      takeProfit: '6.0%',
      timeframe: '1h',
    }),
  ).toBe('Enter when RSI(14) > 70; stop 3.0%, target 6.0%; on 1h candles.')
})
