/** @jest-environment jsdom */

import { renderHook } from '@testing-library/react'
import { type Reason, reasonsFor } from './reasons'
import { useReasonText } from './useReasonText'

const LEVELS = { kind: 'levels', toSupport: 2, toResistance: 3, leaning: 'neither' } as const
const CROSS = { kind: 'cross', candles: 4, leaning: 'buy' } as const

it.each<[Reason, string]>([
  [
    { kind: 'rsi', value: 21.35, zone: 'oversold', leaning: 'buy' },
    'RSI(14) is 21.4, in the oversold zone below 30.',
  ],
  [
    { kind: 'rsi', value: 70.5, zone: 'overbought', leaning: 'sell' },
    'RSI(14) is 70.5, in the overbought zone above 70.',
  ],
  [
    { kind: 'rsi', value: 50, zone: 'neutral', leaning: 'neither' },
    'RSI(14) is 50.0, in the neutral zone.',
  ],
  [
    { ...CROSS, standing: 'above' },
    'The 10-hour average has been above the 30-hour one for 4 hours.',
  ],
  [
    { ...CROSS, standing: 'below', candles: 1 },
    'The 10-hour average has been below the 30-hour one for 1 hour.',
  ],
  [{ ...CROSS, standing: 'level' }, 'The 10-hour and 30-hour averages are level.'],
  [LEVELS, 'The support is 2.00% below the price and the resistance 3.00% above it.'],
])('says %j in one sentence', (reason, sentence) => {
  const { result } = renderHook(() => useReasonText())

  expect(result.current(reason)).toBe(sentence)
})

it.each([
  [50, { supportLevel: 90, resistanceLevel: 120 }, 'The support is 80.00% above the price.'],
  [150, { supportLevel: 90, resistanceLevel: 120 }, 'The resistance is 20.00% below the price.'],
])('tells from a price of %d how far the level is that it is through', (price, levels, text) => {
  const { result } = renderHook(() => useReasonText())
  const [, , reason] = reasonsFor(new Float64Array(), price, levels)

  expect(result.current(reason)).toBe(text)
})
