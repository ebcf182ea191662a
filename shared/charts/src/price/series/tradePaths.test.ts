/** @jest-environment jsdom */

import { readPalette } from '@aldergate/ui/data'
import type {
  IChartApiBase,
  ISeriesApi,
  ISeriesPrimitive,
  SeriesType,
  Time,
} from 'lightweight-charts'
import type { PriceChartModel, TradePath } from '../model/priceChartModel'
import { createTradePaths } from './tradePaths'

const HOUR_MS = 3_600_000
const CANDLES = [0, 1, 2, 3].map((hour) => ({
  time: hour * HOUR_MS,
  open: 1,
  high: 1,
  low: 1,
  close: 1,
  volume: 1,
}))

/** Returns the strokes of the paths: where to, how wide, and whether dashed. */
function strokesOf(paths: readonly TradePath[]) {
  const strokes: object[] = []
  const context = {
    lineWidth: 0,
    dashes: [] as number[],
    at: [0, 0],
    beginPath() {},
    moveTo() {},
    lineTo(x: number, y: number) {
      this.at = [x, y]
    },
    setLineDash(dashes: number[]) {
      this.dashes = dashes
    },
    stroke() {
      strokes.push({ at: this.at, width: this.lineWidth, isDashed: this.dashes.length > 0 })
    },
  }
  let attached: ISeriesPrimitive<Time> | undefined
  const series = {
    attachPrimitive: (primitive: ISeriesPrimitive<Time>) => (attached = primitive),
    priceToCoordinate: (price: number) => 100 - price,
  }
  const chart = { timeScale: () => ({ timeToCoordinate: (time: number) => time / 3_600 }) }
  createTradePaths(
    chart as unknown as IChartApiBase,
    series as unknown as ISeriesApi<SeriesType>,
    readPalette(document.body),
  ).draw({ paths, candles: CANDLES, timeframe: '1h' } as unknown as PriceChartModel)
  const target = { useMediaCoordinateSpace: (draw: (scope: object) => void) => draw({ context }) }
  attached
    ?.paneViews?.()[0]
    ?.renderer()
    ?.draw(target as never)
  return strokes
}

it('draws a gain unbroken, a loss dashed, the chosen one wider, and nothing beyond the candles', () => {
  const path = (until: number, rest: Pick<TradePath, 'isGain' | 'isChosen'>): TradePath => ({
    id: String(until),
    from: { time: 0, price: 10 },
    until: { time: until * HOUR_MS, price: 20 },
    ...rest,
  })

  expect(
    strokesOf([
      path(1, { isGain: true, isChosen: false }),
      path(2.5, { isGain: false, isChosen: true }),
      path(9, { isGain: true, isChosen: true }),
    ]),
  ).toEqual([
    { at: [1, 80], width: 1.5, isDashed: false },
    { at: [2, 80], width: 3, isDashed: true },
  ])
})
