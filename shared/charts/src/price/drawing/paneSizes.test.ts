/** @jest-environment jsdom */

import { createChart, LineSeries } from 'lightweight-charts'
import { fakeCanvas } from '@aldergate/testing/fakeCanvas'
import { createPaneSizes } from './paneSizes'
import { timeOf } from '../axis/chartTime'

const HEIGHT = 428

let chart: ReturnType<typeof createChart>
let sizes: ReturnType<typeof createPaneSizes>
let element: HTMLElement

/** Reports a height of the element to its observer. */
let resize: (height: number) => void

function frame() {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

async function heights() {
  await frame()
  return chart.panes().map((pane) => pane.getHeight())
}

/** Drags the separator below a pane by a number of pixels, downwards if positive. */
function drag(pane: number, pixels: number) {
  const handles = [...element.querySelectorAll('div')].filter(
    ({ style }) => style.cursor === 'row-resize' && style.position === 'absolute',
  )
  const at = (clientY: number) => ({ bubbles: true, cancelable: true, clientY, buttons: 1 })
  handles[pane]?.dispatchEvent(new MouseEvent('mousedown', at(0)))
  for (const share of [0.5, 1]) {
    document.body.dispatchEvent(new MouseEvent('mousemove', at(pixels * share)))
  }
  document.body.dispatchEvent(new MouseEvent('mouseup', at(pixels)))
}

beforeEach(async () => {
  fakeCanvas()
  Object.assign(globalThis, {
    ResizeObserver: function (report: (entries: object[]) => void) {
      return {
        observe(target: Element) {
          if (target !== element) return
          resize = (height) => report([{ target, contentRect: { width: 600, height } }])
        },
        disconnect() {},
      }
    },
  })
  element = document.body.appendChild(document.createElement('div'))
  chart = createChart(element, { width: 600, height: HEIGHT })
  for (const pane of [0, 1, 2])
    chart.addSeries(LineSeries, {}, pane).setData([{ time: timeOf(1_000), value: 1 }])
  sizes = createPaneSizes(chart, element)
  sizes.arrange(['RSI 14', 'MACD 12 26 9'])
  await frame()
  resize(HEIGHT)
})

afterEach(() => {
  sizes.destroy()
  chart.remove()
  element.remove()
  Reflect.deleteProperty(globalThis, 'ResizeObserver')
  jest.restoreAllMocks()
})

it('gives the price three times the height of an indicator', async () => {
  const [price = 0, rsi = 0, macd = 0] = await heights()

  expect(price / rsi).toBeCloseTo(3, 1)
  expect(Math.abs(rsi - macd)).toBeLessThanOrEqual(1)
})

it('lets a separator be dragged, but neither the prices nor an indicator get too low', async () => {
  const [before = 0] = await heights()
  drag(0, 20)
  const [larger = 0] = await heights()
  expect(larger - before).toBeCloseTo(20, -1)

  drag(0, -400)
  expect((await heights())[0]).toBeCloseTo(120, 0)
  drag(0, 400)
  expect((await heights())[1]).toBeCloseTo(40, 0)
})

it('keeps what was dragged when the panes are drawn anew, and the least heights in a lower place', async () => {
  drag(0, -60)
  const dragged = await heights()
  sizes.arrange(['RSI 14', 'MACD 12 26 9'])
  const again = await heights()
  again.forEach((height, at) => expect(height).toBeCloseTo(dragged[at] ?? 0, -1))

  chart.resize(600, 240)
  resize(240)
  const [price = 0, ...others] = await heights()
  expect(price).toBeGreaterThanOrEqual(119)
  for (const height of others) expect(height).toBeGreaterThanOrEqual(39)
})
