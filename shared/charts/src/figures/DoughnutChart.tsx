import { ApexFigure } from './apex/ApexFigure'
import type { ChartProps } from './apex/model'

interface DoughnutChartProps extends ChartProps {
  /** One for each category; a part of a whole is never negative. */
  values: readonly number[]
  /** The heading of the values' column in the table. */
  valuesLabel: string
}

/** The parts of a whole. */
export function DoughnutChart({ values, valuesLabel, ...rest }: DoughnutChartProps) {
  return <ApexFigure kind="doughnut" series={[{ name: valuesLabel, values }]} {...rest} />
}
