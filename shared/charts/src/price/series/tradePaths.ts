import type { ChartPalette } from '@aldergate/ui/data'
import type {
  IChartApiBase,
  IPrimitivePaneRenderer,
  ISeriesApi,
  ISeriesPrimitive,
  SeriesType,
  Time,
} from 'lightweight-charts'
import type { PathEnd, PriceChartModel, TradePath } from '../model/priceChartModel'
import { timeOf } from '../axis/chartTime'
import { pathsInCandles } from '../model/trades'

const WIDTH = 1.5
const CHOSEN_WIDTH = 3

/** For a loss, in pixels: the outcome does not depend on colour. */
const DASHES = [5, 4]

/** Lines from the entries of trades to their exits, above the candles. */
export function createTradePaths(
  chart: IChartApiBase,
  series: ISeriesApi<SeriesType>,
  palette: ChartPalette,
) {
  let paths: readonly TradePath[] = []
  let askForFrame = () => {}

  function place({ time, price }: PathEnd) {
    const x = chart.timeScale().timeToCoordinate(timeOf(time))
    const y = series.priceToCoordinate(price)
    return x === null || y === null ? undefined : { x, y }
  }

  const renderer: IPrimitivePaneRenderer = {
    draw(target) {
      target.useMediaCoordinateSpace(({ context }) => {
        for (const { from, until, isGain, isChosen } of paths) {
          const [start, end] = [place(from), place(until)]
          if (!start || !end) continue
          context.beginPath()
          context.moveTo(start.x, start.y)
          context.lineTo(end.x, end.y)
          context.strokeStyle = isGain ? palette.up : palette.down
          context.lineWidth = isChosen ? CHOSEN_WIDTH : WIDTH
          context.setLineDash(isGain ? [] : DASHES)
          context.stroke()
        }
      })
    },
  }
  const views = [{ zOrder: () => 'top' as const, renderer: () => renderer }]
  const primitive: ISeriesPrimitive<Time> = {
    attached({ requestUpdate }) {
      askForFrame = requestUpdate
    },
    paneViews: () => views,
  }
  series.attachPrimitive(primitive)

  return {
    draw(model: PriceChartModel) {
      paths = pathsInCandles(model)
      askForFrame()
    },
  }
}
