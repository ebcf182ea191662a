/** @jest-environment jsdom */

import type { IChartApiBase, TickMark, TickMarkWeightValue } from 'lightweight-charts'
import { createChartFormat } from '../model/chartFormat'
import { lastingOptions } from './chartOptions'
import { timeOf } from './chartTime'
import { isLabelCut, keepLabelsWhole } from './wholeLabels'
import { createZonedScale } from './zonedScale'

const DAY_WEIGHT = 50 as TickMarkWeightValue

const format = createChartFormat({
  language: 'en',
  timeZone: 'UTC',
  numberFormat: 'language',
  pair: 'BTC/GBP',
  timeframe: '1h',
})

it('writes no mark of the time axis that the left edge would cut, until it comes into sight', () => {
  let isCut = false
  const scale = createZonedScale('UTC')
  keepLabelsWhole(scale, () => isCut)
  scale.setOptions(lastingOptions(format) as never)
  const originalTime = timeOf(Date.parse('2026-11-23T00:00:00Z'))
  const time = scale.convertHorzItemToInternal(originalTime)
  const mark = { index: 0, time, weight: DAY_WEIGHT, originalTime } as TickMark
  const written = () => scale.formatTickmark(mark, { locale: 'en-GB' } as never)
  /** The library's cache key for formatted labels. */
  const key = () => scale.cacheKey(time)
  const [whole, known] = [written(), key()]
  expect(whole).toBe('23 Nov')

  isCut = true
  expect(written()).toBe('')
  expect(key()).not.toBe(known)

  isCut = false
  expect(written()).toBe(whole)
  expect(key()).toBe(known)
})

it.each([
  ['at the left edge of a chart that begins further left', { x: 10, first: -500 }, true],
  ['in sight', { x: 40, first: -500 }, false],
  ['of the first candles, which the library moves in', { x: 10, first: -30 }, false],
])('takes a label for cut only where it is: %s', (_case, { x, first }, isCut) => {
  const timeScale = { timeToCoordinate: () => x, logicalToCoordinate: () => first }
  const chart = { timeScale: () => timeScale } as unknown as IChartApiBase

  expect(isLabelCut(chart, timeOf(0))).toBe(isCut)
})

it('writes no price that the upper or the lower edge would cut', () => {
  expect(lastingOptions(format).rightPriceScale).toMatchObject({ entireTextOnly: true })
})
