import { ApexFigure } from './apex/ApexFigure'
import type { ChartProps, ChartSeries } from './apex/model'

interface BarChartProps extends ChartProps {
  series: readonly ChartSeries[]
  /** The end of the axis, if specified; otherwise it follows the values. */
  max?: number
  /** Gains and losses: bars below zero have the colour of a loss. */
  isSigned?: boolean
}

/** Bars over categories. */
export function BarChart(props: BarChartProps) {
  return <ApexFigure kind="bar" {...props} />
}
