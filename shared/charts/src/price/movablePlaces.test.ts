/** @jest-environment jsdom */

import { createChart, LineSeries, type UTCTimestamp } from 'lightweight-charts'
import { fakeCanvas } from '@aldergate/testing/fakeCanvas'
import type { PriceLine } from './model'
import { NONE_MOVABLE, watchMovableLines } from './movablePlaces'

function frame() {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

function line(id: string, price: number, onMove?: () => void): PriceLine {
  return { id, price, kind: 'target', label: id, onMove }
}

beforeEach(fakeCanvas)
afterEach(() => jest.restoreAllMocks())

it('tells where the movable lines stand, without those beyond the shown prices, and only when that changes', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  const chart = createChart(element, { width: 600, height: 300 })
  const series = chart.addSeries(LineSeries)
  const onChange = jest.fn()
  let lines = [line('fixed', 105)]
  watchMovableLines(series, () => lines, onChange)
  const prices = [100, 110, 104].map((value, at) => ({ time: (at * 60) as UTCTimestamp, value }))
  series.setData(prices)
  await frame()
  expect(onChange).not.toHaveBeenCalled()

  const move = () => {}
  lines = [line('fixed', 105), line('shown', 106, move), line('cheap', 20, move)]
  series.setData(prices)
  await frame()
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ lines: [{ id: 'shown', y: expect.any(Number) }] }),
  )
  const calls = onChange.mock.calls.length
  series.setData(prices)
  await frame()
  expect(onChange).toHaveBeenCalledTimes(calls)

  lines = []
  series.setData(prices)
  await frame()
  expect(onChange).toHaveBeenLastCalledWith(NONE_MOVABLE)
  chart.remove()
  element.remove()
})
