import { BarChart } from '@aldergate/charts/figures'
import { settingsAtom } from '@aldergate/platform'
import { color, localeOf, SimulatedTag, Skeleton, space, Stack } from '@aldergate/ui'
import { SignedMoney } from '@aldergate/ui/data'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { WholeCard } from '../parts/WholeCard'
import { useMonthlyProfits } from '../performance/useMonthlyProfits'
import { useText } from './texts'

const MONTHS = 6

/** The profit or loss of each of the newest calendar months. */
export function MonthlyProfitCard() {
  const t = useText()
  const { language } = useAtomValue(settingsAtom)
  const months = useMonthlyProfits(MONTHS)
  const monthName = new Intl.DateTimeFormat(localeOf(language), { month: 'short', timeZone: 'UTC' })
  const total = months?.reduce((sum, { pence }) => sum + pence, 0) ?? 0

  return (
    <WholeCard heading={t('monthlyProfit')} actions={<SimulatedTag />}>
      {months ? (
        <Stack>
          <BarChart
            label={t('monthlyProfit')}
            categoriesLabel={t('month')}
            categories={months.map(({ start, isRunning }) =>
              isRunning ? t('soFar', { month: monthName.format(start) }) : monthName.format(start),
            )}
            series={[{ name: t('profit'), values: months.map(({ pence }) => pence / 100) }]}
            unit="signedMoney"
            isSigned
          />
          <Total>
            {t('sixMonths')} <SignedMoney gbp={total / 100} />
          </Total>
          <Note>{t('monthsNote')}</Note>
        </Stack>
      ) : (
        <Skeleton height={320} />
      )}
    </WholeCard>
  )
}

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

const Note = styled.p`
  color: ${color.t3};
`
