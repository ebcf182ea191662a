/** @jest-environment jsdom */

import { useFormat } from '@aldergate/ui'
import { renderHook } from '@testing-library/react'
import { figureText } from './figureText'
import type { ShownFigure } from './figures.data'
import { useText } from './texts'

function written(figure: ShownFigure, value: number): string {
  const { current } = renderHook(() => ({ format: useFormat(), t: useText() })).result
  return figureText(figure, value, current.format, current.t)
}

it.each<[ShownFigure, number, string]>([
  ['calmarRatio', 12_345.678, '12,345.68'],
  ['calmarRatio', 9.4e54, 'too large to tell'],
  ['cagr', 3e220, 'too large to tell'],
  ['annualReturn', -4e9, 'too large to tell'],
  ['profitFactor', 2.5, '2.50'],
  ['profitFactor', Infinity, '–'],
  ['finalEquity', 2e9, '£2,000,000,000.00'],
])('writes %s of %d as %s', (figure, value, text) => {
  expect(written(figure, value)).toBe(text)
})
