import { LineChart } from '@aldergate/charts/figures'
import { Stack, useFormat } from '@aldergate/ui'
import { type Column, DataTable, SignedChange } from '@aldergate/ui/data'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useFee } from '../../parts/useFee'
import { totalReturn, worstFall, yearlyCost } from './bot'
import { BOTS } from './bots.data'
import { useText } from './texts'

interface Figure {
  label: string
  /** One for each bot. */
  values: readonly ReactNode[]
}

const CHART_HEIGHT = 160

/** The two bots' curves in one chart, and their figures side by side. */
export function BotComparison() {
  const t = useText()
  const format = useFormat()
  const fee = useFee()
  const [first, second] = BOTS

  const figures: readonly Figure[] = [
    {
      label: t('strategy'),
      values: BOTS.map(({ id, strategy }) => <Words key={id}>{t(`strategy.${strategy}`)}</Words>),
    },
    { label: t('monthlyFee'), values: BOTS.map(({ monthlyFee }) => fee(monthlyFee)) },
    { label: t('yearlyFee'), values: BOTS.map(({ monthlyFee }) => fee(yearlyCost(monthlyFee))) },
    {
      label: t('performance'),
      values: BOTS.map(({ id, performance }) => (
        <SignedChange key={id} percent={totalReturn(performance)} />
      )),
    },
    {
      label: t('worstFall'),
      values: BOTS.map(({ performance }) => format.signedPercent(worstFall(performance))),
    },
  ]
  const columns: readonly Column<Figure>[] = [
    { id: 'figure', header: t('comparedFigure'), cell: ({ label }) => label, rowHeader: true },
    ...BOTS.map(({ id, name }, index) => ({
      id,
      header: name,
      cell: ({ values }: Figure) => values[index],
      numeric: true,
    })),
  ]

  return (
    <Stack $gap={3}>
      <LineChart
        label={t('comparedCurves', { first: first.name, second: second.name })}
        categoriesLabel={t('months')}
        categories={first.performance.map((_value, index) =>
          index === 0 ? t('start') : t('month', { number: index }),
        )}
        series={BOTS.map(({ name, performance }) => ({ name, values: performance }))}
        height={CHART_HEIGHT}
      />
      <DataTable
        caption={t('comparison')}
        columns={columns}
        rows={figures}
        rowKey={({ label }) => label}
      />
    </Stack>
  )
}

/** In a narrow panel a name wraps, so that both bots fit. */
const Words = styled.span`
  white-space: normal;
`
