/** @jest-environment jsdom */

import type { Candle } from '@aldergate/market'
import {
  columnsOf,
  INDICATOR_IDS,
  type IndicatorId,
  type IndicatorSetting,
  initialSetting,
} from '@aldergate/market/indicators'
import { fakeCanvas } from '@aldergate/testing/fakeCanvas'
import { DARK } from '@aldergate/ui'
import { createChartFormat } from '../model/chartFormat'
import { createPriceChart, type PriceChartHandle } from './createPriceChart'
import { drawnIndicators } from '../model/drawnIndicators'
import type { PriceChartModel } from '../model/priceChartModel'

const HOUR_MS = 3_600_000

function candles(count: number): Candle[] {
  return Array.from({ length: count }, (_, index) => ({
    time: index * HOUR_MS,
    open: 100,
    high: 102,
    low: 98,
    close: 100 + (index % 3) - 1,
    volume: 1_000,
  }))
}

function model(
  change: Partial<PriceChartModel> = {},
  settings: readonly IndicatorSetting[] = INDICATOR_IDS.map(initialSetting),
): PriceChartModel {
  const shown = change.candles ?? candles(200)
  return {
    subject: 'BTC/GBP 1h',
    shape: JSON.stringify([change.kind, settings]),
    kind: 'candles',
    timeframe: '1h',
    candles: shown,
    indicators: drawnIndicators(
      settings,
      settings.map(() => columnsOf(shown)),
      shown.length,
      ({ en }) => en,
      String,
    ),
    markers: [{ id: 'bought', time: 190 * HOUR_MS, side: 'buy', price: 100, text: 'Buy' }],
    paths: [],
    lines: [{ id: 'stop', price: 95, kind: 'stop', label: 'Stop' }],
    span: undefined,
    format: createChartFormat({
      language: 'en',
      timeZone: 'America/New_York',
      numberFormat: 'language',
      pair: 'BTC/GBP',
      timeframe: '1h',
    }),
    ...change,
  }
}

/** jsdom itself listens to these, once. */
const JSDOM_EVENTS = ['mouseover', 'mouseout']

/** Counts the elements whose size is watched: in these tests it is always 600 × 300. */
const sizes = { watching: 0 }

function fakeSizes() {
  const size = { x: 0, y: 0, left: 0, top: 0, width: 600, height: 300 } as DOMRect
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(size)
  Object.assign(globalThis, {
    ResizeObserver: function (report: (entries: object[]) => void) {
      return {
        observe() {
          sizes.watching += 1
          report([{ contentRect: { width: 600, height: 300 } }])
        },
        disconnect() {
          sizes.watching -= 1
        },
      }
    },
  })
}

const mounted: PriceChartHandle[] = []

function mount(initial = model()) {
  const element = document.body.appendChild(document.createElement('div'))
  const events = {
    onCrosshair: jest.fn(),
    onFollow: jest.fn(),
    onOutside: jest.fn(),
    onMovable: jest.fn(),
  }
  const chart = createPriceChart(element, initial, events)
  mounted.push(chart)
  return { element, chart, ...events }
}

function frame() {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

beforeEach(() => {
  fakeCanvas()
  fakeSizes()
  sizes.watching = 0
})

afterEach(() => {
  for (const chart of mounted.splice(0)) chart.destroy()
  jest.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'ResizeObserver')
  document.body.replaceChildren()
})

it('gives each indicator with a scale of its own a pane', async () => {
  async function rows(...ids: IndicatorId[]) {
    const { element } = mount(model({}, ids.map(initialSetting)))
    await frame()
    return element.querySelectorAll('tr').length
  }
  const without = await rows()

  expect(await rows('movingAverage', 'bollinger', 'volume')).toBe(without)
  // A pane and the separator above it, each.
  expect(await rows('rsi', 'stochastic')).toBe(without + 4)
})

it('keeps its canvases through ticks, new indicators, another theme and another pair', async () => {
  const { element, chart } = mount()
  const canvas = element.querySelector('canvas')
  const ticked = [...candles(200).slice(0, -1), { ...candles(200)[199]!, close: 103 }]

  chart.update(model({ candles: ticked }))
  chart.update(model({}, [initialSetting('rsi')]))
  chart.update(model({ kind: 'line', subject: 'BTC/GBP 4h' }))
  document.documentElement.style.setProperty('--color-up', '#0A7350')
  await frame()

  expect(element.querySelector('canvas')).toBe(canvas)
  document.documentElement.removeAttribute('style')
})

it('draws once when a price comes, where nothing is traded', async () => {
  const shown = model({ markers: [] }, [])
  const { chart } = mount(shown)
  await frame()
  await frame()
  const asked = jest.spyOn(window, 'requestAnimationFrame')

  const newest = { ...shown.candles[199]!, close: 101 }
  chart.update({ ...shown, candles: [...shown.candles.slice(0, -1), newest] })
  await frame()

  // Once for the drawing, once for this test's own wait.
  expect(asked).toHaveBeenCalledTimes(2)
})

it('moves its crosshair from candle to candle, and says at which it stands', () => {
  const { chart, onCrosshair } = mount()

  expect(chart.act({ type: 'newest' })).toBe(199 * HOUR_MS)
  expect(chart.act({ type: 'step', candles: -1 })).toBe(198 * HOUR_MS)
  expect(onCrosshair).toHaveBeenLastCalledWith(198 * HOUR_MS)
  expect(chart.act({ type: 'first' })).toBe(0)
  expect(chart.act({ type: 'leave' })).toBeUndefined()
  expect(onCrosshair).toHaveBeenLastCalledWith(undefined)
})

it('begins at the newest candle in sight', async () => {
  const { chart } = mount()
  await frame()

  expect(chart.act({ type: 'step', candles: -1 })).toBe(199 * HOUR_MS)
})

it('tells when the newest candle is out of sight, and brings it back', async () => {
  const still = Object.assign(window.matchMedia('(prefers-reduced-motion: reduce)'), {
    matches: true,
  })
  jest.spyOn(window, 'matchMedia').mockReturnValue(still)
  const { chart, onFollow } = mount()
  await frame()
  chart.act({ type: 'first' })
  await frame()
  expect(onFollow).toHaveBeenLastCalledWith(false)

  chart.showNewest()
  await frame()
  expect(onFollow).toHaveBeenLastCalledWith(true)
})

/** The candles of 300 hours. A chart has the newest of them: the older ones leave its model, and stay drawn. */
const HISTORY = candles(300)

function stretch(from: number, until: number, change: Partial<PriceChartModel> = {}) {
  return model({ candles: HISTORY.slice(from, until), ...change }, [])
}

/** Turns the wheel over a chart, and says whether the page is kept from scrolling. */
function turn(element: HTMLElement, init: WheelEventInit): boolean {
  const wheel = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init })
  element.firstElementChild?.dispatchEvent(wheel)
  return wheel.defaultPrevented
}

it('begins at the newest candle in sight also after the oldest ones have left its model', async () => {
  const slid = mount(stretch(0, 200))
  const whole = mount(stretch(0, 240))
  await frame()
  slid.chart.update(stretch(40, 240))
  await frame()
  for (const { element } of [slid, whole]) turn(element, { deltaX: -200 })
  await frame()

  const newest = whole.chart.act({ type: 'step', candles: -1 })
  expect(newest).toBeLessThan(239 * HOUR_MS)
  expect(slid.chart.act({ type: 'step', candles: -1 })).toBe(newest)
})

it('does not scroll to the first candle of its model where that is in sight', async () => {
  const { chart, onFollow } = mount(stretch(0, 60))
  await frame()
  chart.update(stretch(40, 100))
  await frame()

  expect(chart.act({ type: 'first' })).toBe(40 * HOUR_MS)
  await frame()
  expect(onFollow).not.toHaveBeenCalledWith(false)
})

it('lets go of a candle that has left its model', async () => {
  const { chart, onCrosshair } = mount(stretch(0, 200))
  await frame()
  chart.act({ type: 'first' })
  expect(onCrosshair).toHaveBeenLastCalledWith(0)

  chart.update(stretch(40, 240))
  expect(onCrosshair).toHaveBeenLastCalledWith(undefined)
  expect(chart.act({ type: 'first' })).toBe(40 * HOUR_MS)
})

it('brings a span into view also after the oldest candles have left its model', async () => {
  const { chart, onFollow } = mount(stretch(0, 200))
  await frame()
  chart.update(stretch(40, 240))
  chart.act({ type: 'first' })
  await frame()
  expect(onFollow).toHaveBeenLastCalledWith(false)

  chart.update(stretch(40, 240, { span: { from: 230 * HOUR_MS, until: 239 * HOUR_MS } }))
  await frame()
  expect(onFollow).toHaveBeenLastCalledWith(true)
})

it('draws nothing, and fails at nothing, without candles', async () => {
  const { chart, element } = mount(model({ candles: [] }))
  await frame()

  expect(chart.act({ type: 'newest' })).toBeUndefined()
  expect(element.querySelector('canvas')).not.toBeNull()
})

/** The colours with which a canvas is filled from now on. */
function filledColors() {
  const colors = new Set<unknown>()
  const surface = document.createElement('canvas').getContext('2d')!
  const watched = new Proxy(surface, {
    set(_surface, name, value) {
      if (name === 'fillStyle') colors.add(value)
      return true
    },
  })
  jest.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(watched)
  return colors
}

it('draws a trade of the first seconds of a candle once that has begun', async () => {
  const colors = filledColors()
  const time = 200 * HOUR_MS + 1_000
  const markers = [{ id: 'bought', time, side: 'buy', price: 100 }] as const
  const shown = stretch(0, 200, { markers })
  const { chart } = mount(shown)
  await frame()
  expect(colors).not.toContain(DARK.upFill)

  chart.update({ ...shown, candles: HISTORY.slice(1, 201) })
  await frame()
  await frame()
  expect(colors).toContain(DARK.upFill)
})

it('lets the wheel scroll the page, and zooms with Ctrl', () => {
  const { element } = mount()

  expect(turn(element, { deltaY: 10 })).toBe(false)
  expect(turn(element, { deltaY: 10, ctrlKey: true })).toBe(true)
  expect(turn(element, { deltaY: 10 })).toBe(false)
})

it('lets a swipe that is not quite straight scroll the page, and moves by one along the time', () => {
  const { element } = mount()

  expect(turn(element, { deltaX: 2, deltaY: 40 })).toBe(false)
  expect(turn(element, { deltaX: -40, deltaY: 2 })).toBe(true)
  expect(turn(element, { deltaX: 2, deltaY: 40 })).toBe(false)
})

it('draws nothing while the wheel scrolls the page', async () => {
  const { element } = mount()
  await frame()
  await frame()
  const asked = jest.spyOn(window, 'requestAnimationFrame')
  turn(element, { deltaY: 10 })
  turn(element, { deltaY: 10 })

  expect(asked).not.toHaveBeenCalled()
})

it('leaves no canvas, no listener and no observer behind', async () => {
  const listened = jest.spyOn(document, 'addEventListener')
  const unlistened = jest.spyOn(document, 'removeEventListener')
  const unwatched = jest.spyOn(MutationObserver.prototype, 'disconnect')
  const { element, chart } = mount()
  const unlistenedAtElement = jest.spyOn(element, 'removeEventListener')
  await frame()
  const ofChart = listened.mock.calls.filter(([name]) => !JSDOM_EVENTS.includes(name))
  expect(ofChart).not.toEqual([])

  mounted.pop()
  chart.destroy()
  await frame()

  expect(element).toBeEmptyDOMElement()
  expect(sizes.watching).toBe(0)
  expect(unwatched).toHaveBeenCalledTimes(1)
  expect(unlistenedAtElement.mock.calls.map(([name]) => name).sort()).toEqual([
    'mousedown',
    'touchstart',
    'wheel',
  ])
  for (const [name, listener] of ofChart) {
    expect(unlistened).toHaveBeenCalledWith(name, listener)
  }
})
