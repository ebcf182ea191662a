/** @jest-environment jsdom */

import { createChart, LineSeries, type UTCTimestamp } from 'lightweight-charts'
import { fakeCanvas } from '@aldergate/testing/fakeCanvas'
import type { PriceLine } from './model'
import { NONE_OUTSIDE, watchOutsideLines } from './outsideLines'

function frame() {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

function line(id: string, price: number): PriceLine {
  return { id, price, kind: 'entry', label: id }
}

beforeEach(fakeCanvas)
afterEach(() => jest.restoreAllMocks())

it('tells which lines are beyond the shown prices, and only when that changes', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  const chart = createChart(element, { width: 600, height: 300 })
  const series = chart.addSeries(LineSeries)
  const onChange = jest.fn()
  let lines = [line('shown', 105)]
  watchOutsideLines(series, () => lines, onChange)
  const prices = [100, 110, 104].map((value, at) => ({ time: (at * 60) as UTCTimestamp, value }))
  series.setData(prices)
  await frame()
  expect(onChange).not.toHaveBeenCalled()

  lines = [line('shown', 105), line('cheap', 20), line('dear', 300)]
  series.setData(prices)
  await frame()
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ above: ['dear'], below: ['cheap'] }),
  )
  const calls = onChange.mock.calls.length
  series.setData(prices)
  await frame()
  expect(onChange).toHaveBeenCalledTimes(calls)

  lines = []
  series.setData(prices)
  await frame()
  expect(onChange).toHaveBeenLastCalledWith(NONE_OUTSIDE)
  chart.remove()
  element.remove()
})
