import { ApexFigure } from './apex/ApexFigure'
import type { ChartProps, ChartSeries } from './apex/model'

interface LineChartProps extends ChartProps {
  series: readonly ChartSeries[]
  /** Where the axis ends; without it, where the values do. */
  max?: number
}

/** Lines over categories that follow each other, such as days. Prices are drawn by `PriceChart`. */
export function LineChart(props: LineChartProps) {
  return <ApexFigure kind="line" {...props} />
}
