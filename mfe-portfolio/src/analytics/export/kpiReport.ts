import type { ReportTable } from '@aldergate/files'
import { type Kpi, KPI_FACTS, trendOf } from '../kpis/kpi'
import type { useText as useKpiText } from '../kpis/texts'
import type { useText } from '../texts'

const UNITS = {
  money: 'GBP',
  signedMoney: 'GBP',
  percent: '%',
  signedPercent: '%',
  ratio: '',
} as const

/** Two decimals, as on the screen. */
function shown(value: number): number {
  return Number.isFinite(value) ? Number(value.toFixed(2)) : Number.NaN
}

/** The key figures as one table: a row each, numbers as numbers. */
export function kpiTable(
  kpis: readonly Kpi[],
  t: ReturnType<typeof useText>,
  kpiText: ReturnType<typeof useKpiText>,
): ReportTable {
  return {
    columns: [
      { header: t('column.figure'), kind: 'text' },
      { header: t('column.value'), kind: 'number' },
      { header: t('column.unit'), kind: 'text' },
      { header: t('column.trend'), kind: 'text' },
      { header: t('column.before'), kind: 'number' },
      { header: t('column.comparedWith'), kind: 'text' },
    ],
    rows: kpis.map((kpi) => {
      const { unit, compared } = KPI_FACTS[kpi.id]
      const label = kpiText(`${kpi.id}.label`)
      return [
        kpi.pair ? t('figureOf', { label, pair: kpi.pair }) : label,
        shown(kpi.value),
        UNITS[unit],
        kpiText(`trend.${trendOf(kpi)}`),
        shown(kpi.previous),
        t(`column.${compared}`),
      ]
    }),
  }
}
