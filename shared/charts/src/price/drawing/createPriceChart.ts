import { isSamePalette, readPalette, watchTheme } from '@aldergate/ui/data'
import {
  createChartEx,
  type IHorzScaleBehavior,
  type MouseEventParams,
  type Time,
} from 'lightweight-charts'
import { lastingOptions, themeOptions } from '../axis/chartOptions'
import { createCursor } from './cursor'
import { changedFrom } from './dataChange'
import { addIndicators } from '../series/indicatorSeries'
import type { ChartAction } from '../model/keys'
import { panesOf, type PriceChartModel, type TimeSpan } from '../model/priceChartModel'
import { createPaneSizes } from './paneSizes'
import { addPriceSeries } from '../series/priceSeries'
import { indexBy } from '../model/reading'
import { msOf, timeOf } from '../axis/chartTime'
import { createView } from '../axis/view'
import type { LineEvents } from '../series/watchLines'
import { letWheelZoom } from '../axis/wheelZoom'
import { isLabelCut, keepLabelsWhole } from '../axis/wholeLabels'
import { createZonedScale } from '../axis/zonedScale'

export interface PriceChartEvents extends LineEvents {
  /** The time of the candle under the pointer or the keyboard's crosshair, if there is one. */
  onCrosshair: (time: number | undefined) => void
  /** Whether the newest candle is on the screen. */
  onFollow: (isFollowing: boolean) => void
}

export interface PriceChartHandle {
  update: (model: PriceChartModel) => void
  /** Executes the action of a key or a button, and returns the time of the candle under the crosshair afterwards. */
  act: (action: ChartAction) => number | undefined
  showNewest: () => void
  /** The price at a distance in pixels from the upper edge of the price pane. */
  priceAt: (y: number) => number | undefined
  /** The distance of a price from that edge, in pixels. */
  yAt: (price: number) => number | undefined
  /** Leaves nothing behind: no canvas, no listener, no observer. */
  destroy: () => void
}

/** Draws a price chart into an element and keeps its size. */
export function createPriceChart(
  element: HTMLElement,
  initial: PriceChartModel,
  { onCrosshair, onFollow, ...lineEvents }: PriceChartEvents,
): PriceChartHandle {
  // The library would find it out only later, in each frame.
  if (!document.createElement('canvas').getContext('2d')) throw new Error('No canvas to draw on')
  let model = initial
  let palette = readPalette(element)
  const scale = createZonedScale(initial.format.timeZone)
  const chart = createChartEx<Time, IHorzScaleBehavior<Time>>(
    element,
    scale,
    lastingOptions(initial.format),
  )
  keepLabelsWhole(scale, (time) => isLabelCut(chart, time))
  chart.applyOptions(themeOptions(palette))
  const timeScale = chart.timeScale()
  const view = createView(chart)
  const paneSizes = createPaneSizes(chart, element)
  let shownSpan: TimeSpan | undefined
  let drawing = draw()
  drawing.price.drawPinned(model)
  arrange()
  showSpan()
  const cursor = createCursor(
    chart,
    () => ({ candles: model.candles, leftBehind: leftBehind(), series: drawing.price.series }),
    () => onCrosshair(undefined),
  )

  function draw() {
    const indicators = addIndicators(chart, palette, model)
    const price = addPriceSeries(chart, palette, model, lineEvents)
    indicators.drawAll(model)
    price.drawAll(model)
    return { indicators, price }
  }

  /** Adds the new series before removing the old ones, so that the time axis is never empty, and keeps its position. */
  function redraw() {
    const old = drawing
    drawing = draw()
    old.price.remove()
    old.indicators.remove()
    drawing.price.drawPinned(model)
    arrange()
  }

  /** All that depends on how many candles and panes there are. */
  function arrange() {
    paneSizes.arrange(panesOf(model).map(({ title }) => title))
    fill()
  }

  function fill() {
    view.fill(model.candles.length)
  }

  /** How many candles are still drawn that have left the model: it slides with the time. */
  function leftBehind(): number {
    const [first] = model.candles
    return first ? (timeScale.timeToIndex(timeOf(first.time)) ?? 0) : 0
  }

  /** Before the element has a size, nothing can be scrolled to: it is tried again later. */
  function showSpan() {
    const { span, candles } = model
    if (!span || span === shownSpan || timeScale.width() === 0) return
    shownSpan = span
    const drawnAt = (time: number) => leftBehind() + indexBy(candles, time)
    view.show(drawnAt(span.from), drawnAt(span.until), candles.length)
  }

  function resize() {
    fill()
    showSpan()
  }

  function repaint() {
    const next = readPalette(element)
    if (isSamePalette(next, palette)) return
    palette = next
    chart.applyOptions(themeOptions(palette))
    redraw()
  }

  function followRange() {
    cursor.place()
    onFollow(view.isFollowing())
  }

  /** An event without a source is the library's echo of a crosshair placed by keyboard. */
  function followPointer({ time, sourceEvent }: MouseEventParams) {
    if (!sourceEvent && cursor.isPlaced()) return
    cursor.release()
    onCrosshair(time === undefined ? undefined : msOf(time))
  }

  function drawNumbers(previous: PriceChartModel) {
    const from = changedFrom(previous.candles, model.candles)
    const { indicators, price } = drawing
    if (model.candles.length !== previous.candles.length) fill()
    if (from === undefined) {
      price.drawAll(model)
      indicators.drawAll(model)
    } else {
      price.drawFrom(model, from)
      indicators.drawFrom(model, from)
    }
    const { markers, paths, lines } = previous
    // A trade of its first seconds is known before a candle is.
    const hasBegun = model.candles.at(-1)?.time !== previous.candles.at(-1)?.time
    if (hasBegun || model.markers !== markers || model.paths !== paths || model.lines !== lines) {
      price.drawPinned(model)
    }
  }

  const stopWheel = letWheelZoom(element, chart)
  const stopTheme = watchTheme(repaint)
  chart.subscribeCrosshairMove(followPointer)
  timeScale.subscribeVisibleLogicalRangeChange(followRange)
  timeScale.subscribeSizeChange(resize)

  return {
    update(next) {
      const previous = model
      model = next
      if (next.subject !== previous.subject) {
        cursor.leave()
        redraw()
        view.reset()
      } else if (next.shape !== previous.shape) redraw()
      else drawNumbers(previous)
      showSpan()
      cursor.place()
    },
    act(action) {
      if (action.type === 'leave') {
        cursor.leave()
        return undefined
      }
      if (action.type === 'zoom') {
        view.zoom(action.factor)
        return undefined
      }
      const time = cursor.move(action)
      onCrosshair(time)
      return time
    },
    showNewest: view.showNewest,
    yAt: (price) => drawing.price.series.priceToCoordinate(price) ?? undefined,
    priceAt: (y) => drawing.price.series.coordinateToPrice(y) ?? undefined,
    destroy() {
      stopWheel()
      stopTheme()
      paneSizes.destroy()
      timeScale.unsubscribeSizeChange(resize)
      timeScale.unsubscribeVisibleLogicalRangeChange(followRange)
      chart.unsubscribeCrosshairMove(followPointer)
      chart.remove()
    },
  }
}
