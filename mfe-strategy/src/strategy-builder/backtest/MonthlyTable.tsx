import { settingsAtom } from '@aldergate/platform'
import type { YearOfReturns } from '@aldergate/market/strategy'
import { Card, color, localeOf, Muted, radius, space, useFormat } from '@aldergate/ui'
import { DataTable } from '@aldergate/ui/data'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { ManyColumns } from './ManyColumns'
import { useText } from './texts'

const MONTHS = Array.from({ length: 12 }, (_, month) => month)

/** The return of a month, as a share, from which the tint is strongest: 0.1 is 10%. */
const STRONGEST = 0.1

/** The return of each month, a row a year. */
export function MonthlyTable({ years }: { years: readonly YearOfReturns[] }) {
  const t = useText()
  const { language } = useAtomValue(settingsAtom)
  const monthName = new Intl.DateTimeFormat(localeOf(language), { month: 'short', timeZone: 'UTC' })

  return (
    <Card level={3} heading={t('monthly')}>
      <ManyColumns>
        <DataTable
          caption={t('monthly')}
          rows={years.toReversed()}
          rowKey={({ year }) => String(year)}
          columns={[
            {
              id: 'year',
              header: t('year'),
              rowHeader: true,
              cell: ({ year }: YearOfReturns) => String(year),
            },
            ...MONTHS.map((month) => ({
              id: `month${month}`,
              header: monthName.format(Date.UTC(2026, month)),
              numeric: true,
              cell: ({ months }: YearOfReturns) => <Return share={months[month]} />,
            })),
            {
              id: 'whole',
              header: t('wholeYear'),
              numeric: true,
              cell: ({ whole }: YearOfReturns) => <Return share={whole} />,
            },
          ]}
        />
      </ManyColumns>
      <Note $color="t2">{t('monthlyNote')}</Note>
    </Card>
  )
}

/** The sign repeats what the tint shows. */
function Return({ share = Number.NaN }: { share?: number | undefined }) {
  const format = useFormat()
  const strength = Math.min(1, Math.abs(share) / STRONGEST)
  const tint = share < 0 ? color.down : color.up

  return (
    <Tinted
      style={
        Number.isFinite(share) && share !== 0
          ? {
              background: `color-mix(in srgb, ${tint} ${(strength * 32).toFixed(0)}%, transparent)`,
            }
          : undefined
      }
    >
      {format.signedPercent(share * 100, 1)}
    </Tinted>
  )
}

const Note = styled(Muted)`
  margin-top: ${space(2)};
`

const Tinted = styled.span`
  display: block;
  min-width: 6ch;
  padding: 1px 4px;
  border-radius: ${radius.control};
  font-variant-numeric: tabular-nums lining-nums;

  @media print {
    min-width: 0;
    padding: 1px;
  }
`
