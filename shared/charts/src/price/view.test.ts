/** @jest-environment jsdom */

import { createChart, LineSeries, type UTCTimestamp } from 'lightweight-charts'
import { fakeCanvas } from '@aldergate/testing/fakeCanvas'
import { createChartFormat } from './chartFormat'
import { lastingOptions, RIGHT_OFFSET } from './chartOptions'
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

it('zooms out no further than to all candles, which fill the width, also a larger one', async () => {
  const { timeScale: options } = lastingOptions(FORMAT)
  const element = document.body.appendChild(document.createElement('div'))
  const chart = createChart(element, { width: 300, height: 200, timeScale: options })
  const line = chart.addSeries(LineSeries)
  line.setData(
    Array.from({ length: COUNT }, (_, at) => ({ time: (at * 60) as UTCTimestamp, value: at })),
  )
  const view = createView(chart)
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
  chart.remove()
  element.remove()
})
