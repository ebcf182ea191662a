/** @jest-environment jsdom */

import { DARK } from '@aldergate/ui'
import { readPalette } from '@aldergate/ui/data'
import type { Plot } from '../model/drawnIndicators'
import { candlePoint, linePoint, plotPoint } from './seriesData'

const RISING = { time: 60_000, open: 1, high: 4, low: 0.5, close: 3, volume: 9 }
const FALLING = { ...RISING, time: 120_000, close: 0.75 }
const CANDLES = [RISING, FALLING]

function plot(style: Plot['style'], values: number[]): Plot {
  return { id: 'value', style, color: 'accent', values: Float64Array.from(values) }
}

function points(drawn: Plot) {
  const palette = readPalette(document.body)
  return CANDLES.map((_, index) => plotPoint(drawn, CANDLES, index, palette))
}

it('draws a candle by its four prices, and a line through the closes', () => {
  expect(candlePoint(RISING)).toEqual({ time: 60, open: 1, high: 4, low: 0.5, close: 3 })
  expect(linePoint(RISING)).toEqual({ time: 60, value: 3 })
})

it('leaves a gap where an indicator has no value', () => {
  expect(points(plot('line', [Number.NaN, 2]))).toEqual([{ time: 60 }, { time: 120, value: 2 }])
})

it('colours columns by their candle or by their sign', () => {
  expect(points(plot('columnsByCandle', [9, 9]))).toMatchObject([
    { color: expect.stringContaining(DARK.up) },
    { color: expect.stringContaining(DARK.down) },
  ])
  expect(points(plot('columnsBySign', [-1, 1]))).toMatchObject([
    { color: expect.stringContaining(DARK.down) },
    { color: expect.stringContaining(DARK.up) },
  ])
})

it('names the mistake when a candle is asked for that is not there', () => {
  expect(() => plotPoint(plot('line', []), CANDLES, 2, readPalette(document.body))).toThrow('at 2')
})
