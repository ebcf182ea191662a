/** @jest-environment jsdom */

import { createChart, LineSeries, type UTCTimestamp } from 'lightweight-charts'
import { fakeCanvas } from '@aldergate/testing/fakeCanvas'
import { NONE_MOVABLE, NONE_OUTSIDE } from '../model/linePlaces'
import type { PriceLine } from '../model/priceChartModel'
import { watchLines } from './watchLines'

const PRICES = [100, 110, 104].map((value, at) => ({ time: (at * 60) as UTCTimestamp, value }))

function line(id: string, price: number, onMove?: () => void): PriceLine {
  return { id, price, kind: 'entry', label: id, onMove }
}

function watch() {
  const element = document.body.appendChild(document.createElement('div'))
  const chart = createChart(element, { width: 600, height: 300 })
  const series = chart.addSeries(LineSeries)
  const events = { onOutside: jest.fn(), onMovable: jest.fn() }
  let lines: readonly PriceLine[] = []
  watchLines(series, () => lines, events)
  return {
    ...events,
    async draw(next: readonly PriceLine[]) {
      lines = next
      series.setData(PRICES)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    },
    remove() {
      chart.remove()
      element.remove()
    },
  }
}

beforeEach(fakeCanvas)
afterEach(() => jest.restoreAllMocks())

it('tells which lines are beyond the shown prices, and only when that changes', async () => {
  const { onOutside, draw, remove } = watch()
  await draw([line('shown', 105)])
  expect(onOutside).not.toHaveBeenCalled()

  const lines = [line('shown', 105), line('cheap', 20), line('dear', 300)]
  await draw(lines)
  expect(onOutside).toHaveBeenLastCalledWith(
    expect.objectContaining({ above: ['dear'], below: ['cheap'] }),
  )
  const calls = onOutside.mock.calls.length
  await draw(lines)
  expect(onOutside).toHaveBeenCalledTimes(calls)

  await draw([])
  expect(onOutside).toHaveBeenLastCalledWith(NONE_OUTSIDE)
  remove()
})

it('tells where the movable lines stand, without those beyond the shown prices, and only when that changes', async () => {
  const { onMovable, draw, remove } = watch()
  await draw([line('fixed', 105)])
  expect(onMovable).not.toHaveBeenCalled()

  const move = () => {}
  const lines = [line('fixed', 105), line('shown', 106, move), line('cheap', 20, move)]
  await draw(lines)
  expect(onMovable).toHaveBeenLastCalledWith(
    expect.objectContaining({ lines: [{ id: 'shown', y: expect.any(Number) }] }),
  )
  const calls = onMovable.mock.calls.length
  await draw(lines)
  expect(onMovable).toHaveBeenCalledTimes(calls)

  await draw([])
  expect(onMovable).toHaveBeenLastCalledWith(NONE_MOVABLE)
  remove()
})
