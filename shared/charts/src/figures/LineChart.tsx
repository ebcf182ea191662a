import { ApexFigure } from './apex/ApexFigure'
import type { ChartProps, ChartSeries } from './apex/model'

interface LineChartProps extends ChartProps {
  series: readonly ChartSeries[]
  /** The end of the axis; without it, the axis follows the values. */
  max?: number
}

/** Lines over consecutive categories, such as days. Prices are drawn by `PriceChart`. */
export function LineChart(props: LineChartProps) {
  return <ApexFigure kind="line" {...props} />
}
