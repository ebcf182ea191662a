import { BarChart, LineChart } from '@aldergate/charts/figures'
import type { ReportChart } from './report'

/** The report's chart. */
export function ReportChartFigure({ chart }: { chart: ReportChart }) {
  const { kind, ...facts } = chart
  const Chart = kind === 'bar' ? BarChart : LineChart

  return <Chart {...facts} unit="money" height={180} />
}
