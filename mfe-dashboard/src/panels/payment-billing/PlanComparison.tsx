import { type Column, DataTable } from '@aldergate/ui/data'
import { useFee } from '../../parts/useFee'
import { FEATURES, PLANS } from './plans.data'
import { useText } from './texts'

interface Row {
  label: (typeof FEATURES)[number]['label'] | 'monthlyCharge'
  values: readonly [string, string, string]
}

/** The plans side by side. */
export function PlanComparison() {
  const t = useText()
  const fee = useFee()

  const [basic, pro, enterprise] = PLANS
  const price = (plan: { monthlyPence: number }) => fee(plan.monthlyPence / 100, 2)
  const rows: readonly Row[] = [
    { label: 'monthlyCharge', values: [price(basic), price(pro), price(enterprise)] },
    ...FEATURES.map(({ label, values: [low, middle, high] }): Row => {
      return { label, values: [t(low), t(middle), t(high)] }
    }),
  ]
  const columns: readonly Column<Row>[] = [
    { id: 'feature', header: t('feature'), rowHeader: true, cell: ({ label }) => t(label) },
    ...PLANS.map(({ id, name }, index) => ({
      id,
      header: t(name),
      cell: ({ values }: Row) => values[index],
    })),
  ]

  return (
    <DataTable caption={t('compare')} columns={columns} rows={rows} rowKey={({ label }) => label} />
  )
}
