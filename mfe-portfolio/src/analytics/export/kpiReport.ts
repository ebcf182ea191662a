import type { ReportTable } from '@aldergate/files'
import { aboutOf, type Kpi, KPI_FACTS, trendOf } from '../kpis/kpi'
import type { useText as useKpiText } from '../kpis/texts'
import type { kpiWriter } from '../kpis/useKpiFormat'
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

type Text = ReturnType<typeof useText>
type KpiText = ReturnType<typeof useKpiText>

/** The key figures as one table: a row each, numbers as numbers. */
export function kpiTable(kpis: readonly Kpi[], t: Text, kpiText: KpiText): ReportTable {
  return {
    columns: [
      { header: t('column.figure'), kind: 'text' },
      { header: t('column.value'), kind: 'number' },
      { header: t('column.unit'), kind: 'text' },
      { header: t('column.trend'), kind: 'text' },
      { header: t('column.before'), kind: 'number' },
      { header: t('column.comparedWith'), kind: 'text' },
    ],
    rows: kpis.map((kpi) => [
      nameOf(kpi, t, kpiText),
      shown(kpi.value),
      UNITS[KPI_FACTS[kpi.id].unit],
      kpiText(`trend.${trendOf(kpi)}`),
      shown(kpi.previous),
      t(`column.${KPI_FACTS[kpi.id].compared}`),
    ]),
  }
}

/** The same for reading: each value as on the screen, where discreet mode masks money. */
export function writtenKpis(
  kpis: readonly Kpi[],
  t: Text,
  kpiText: KpiText,
  write: ReturnType<typeof kpiWriter>,
): ReportTable {
  return {
    columns: [
      { header: t('column.figure'), kind: 'text' },
      { header: t('column.value'), kind: 'text' },
      { header: t('column.trend'), kind: 'text' },
      { header: t('column.before'), kind: 'text' },
      { header: t('column.comparedWith'), kind: 'text' },
    ],
    rows: kpis.map((kpi) => [
      nameOf(kpi, t, kpiText),
      write(kpi, kpi.value),
      kpiText(`trend.${trendOf(kpi)}`),
      write(kpi, kpi.previous),
      t(`column.${KPI_FACTS[kpi.id].compared}`),
    ]),
  }
}

function nameOf(kpi: Kpi, t: Text, kpiText: KpiText): string {
  const label = kpiText(`${kpi.id}.label`)
  const about = aboutOf(kpi, kpiText)
  return about ? t('figureOf', { label, about }) : label
}
