import { type createFormat, useFormat } from '@aldergate/ui'
import { held } from '../../parts/held'
import { aboutOf, type Kpi, KPI_FACTS, type KpiUnit } from './kpi'
import { useText } from './texts'

/** Writes a value of a key figure in its unit. */
export function kpiWriter(format: ReturnType<typeof createFormat>) {
  const writers: Record<KpiUnit, (value: number) => string> = {
    money: format.money,
    signedMoney: format.signedMoney,
    percent: format.percent,
    signedPercent: format.signedPercent,
    ratio: (value) => format.number(value, 2),
  }
  return ({ id }: Pick<Kpi, 'id'>, value: number) => writers[KPI_FACTS[id].unit](value)
}

/** Formats the parts of a key figure. */
export function useKpiFormat() {
  const t = useText()
  const format = useFormat()
  const write = kpiWriter(format)

  return {
    write,
    value: (kpi: Kpi) => write(kpi, kpi.value),
    /** Such as "£99,120.00 24 hours ago". */
    comparison(kpi: Kpi): string {
      if (!Number.isFinite(kpi.previous)) return t('compared.none')
      return t(`compared.${KPI_FACTS[kpi.id].compared}`, { value: held(write(kpi, kpi.previous)) })
    },
    /** Formats the note beside the value, where there is one. */
    detail(kpi: Kpi): string | undefined {
      const { counts } = kpi
      return aboutOf(kpi, t) ?? (counts && t('counts', { rose: counts.rose, fell: counts.fell }))
    },
    moment: ({ id }: Pick<Kpi, 'id'>, time: number) =>
      KPI_FACTS[id].step === 'day' ? format.date(time) : format.dateTime(time),
  }
}
