import { ApexFigure } from './apex/ApexFigure'
import type { ChartProps, ChartSeries } from './apex/model'

interface RadarChartProps extends ChartProps {
  series: readonly ChartSeries[]
  /** The value at the edge; without it, the highest one. */
  max?: number
  /** The page shows the numbers itself. */
  isTableBeside?: boolean
}

/** A few values of one scale around a centre, which is zero. */
export function RadarChart(props: RadarChartProps) {
  return <ApexFigure kind="radar" height={280} {...props} />
}
