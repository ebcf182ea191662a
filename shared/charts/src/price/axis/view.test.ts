/** @jest-environment jsdom */

import { createChart, LineSeries, type UTCTimestamp } from 'lightweight-charts'
import { fakeCanvas } from '@aldergate/testing/fakeCanvas'
import { createChartFormat } from '../model/chartFormat'
import { BAR_SPACING, lastingOptions, RIGHT_OFFSET } from './chartOptions'
import { createView } from './view'

const COUNT = 100

const FORMAT = createChartFormat({
  language: 'en',
  timeZone: 'UTC',
  numberFormat: 'language',
  pair: 'BTC/GBP',
  timeframe: '1h',
})

function frame() {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

beforeEach(fakeCanvas)
afterEach(() => jest.restoreAllMocks())

function mountChart(width: number) {
  const { timeScale: options } = lastingOptions(FORMAT)
  const element = document.body.appendChild(document.createElement('div'))
  const chart = createChart(element, { width, height: 200, timeScale: options })
  const line = chart.addSeries(LineSeries)
  line.setData(
    Array.from({ length: COUNT }, (_, at) => ({ time: (at * 60) as UTCTimestamp, value: at })),
  )
  return {
    chart,
    view: createView(chart),
    remove() {
      chart.remove()
      element.remove()
    },
  }
}

it('zooms out no further than to all candles, which fill the width, also a larger one', async () => {
  const { chart, view, remove } = mountChart(300)
  function expectAllCandles() {
    const { from, to } = chart.timeScale().getVisibleLogicalRange() ?? { from: 0, to: 0 }
    expect(from).toBeGreaterThanOrEqual(-1)
    expect(from).toBeLessThanOrEqual(1)
    expect(Math.abs(to - from - COUNT - RIGHT_OFFSET)).toBeLessThanOrEqual(2)
  }
  await frame()

  view.fill(COUNT)
  view.zoom(0.001)
  await frame()
  expectAllCandles()

  chart.resize(700, 200)
  await frame()
  view.fill(COUNT)
  await frame()
  expectAllCandles()
  remove()
})

it('brings some candles into view, at their usual width or, where they are many, with some around them', async () => {
  const { chart, view, remove } = mountChart(300)
  const shown = async (first: number, last: number) => {
    view.show(first, last, COUNT)
    await frame()
    const { from, to } = chart.timeScale().getVisibleLogicalRange() ?? { from: 0, to: 0 }
    return { middle: (from + to) / 2, count: to - from }
  }
  await frame()
  const usual = chart.timeScale().width() / BAR_SPACING

  const few = await shown(50, 54)
  expect(few.middle).toBeCloseTo(52, 0)
  expect(few.count).toBeCloseTo(usual, 0)
  const many = await shown(30, 69)
  expect(many.middle).toBeCloseTo(49.5, 0)
  expect(many.count).toBeCloseTo(60, 0)
  remove()
})
