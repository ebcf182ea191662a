import { EXIT_REASONS, type Report, type Tally } from '@aldergate/market/strategy'
import { Card, useFormat } from '@aldergate/ui'
import { DataTable, SignedMoney } from '@aldergate/ui/data'
import { useText } from './texts'

interface NamedTally extends Tally {
  name: string
}

/** The trades by exit reason and by direction. */
export function Tallies({ report }: { report: Report }) {
  const t = useText()
  const { exits, directions } = report
  const byReason = EXIT_REASONS.map((reason) => ({
    ...exits[reason],
    name: t(`reason.${reason}`),
  }))
  const byDirection = (['long', 'short'] as const).map((direction) => ({
    ...directions[direction],
    name: t(`direction.${direction}`),
  }))

  return (
    <>
      <Card level={3} heading={t('byReason')}>
        <TallyTable caption={t('byReason')} header={t('reason')} rows={byReason} />
      </Card>
      <Card level={3} heading={t('byDirection')}>
        <TallyTable caption={t('byDirection')} header={t('direction')} rows={byDirection} />
      </Card>
    </>
  )
}

interface TallyTableProps {
  caption: string
  header: string
  rows: readonly NamedTally[]
}

function TallyTable({ caption, header, rows }: TallyTableProps) {
  const t = useText()
  const format = useFormat()

  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', header, rowHeader: true, cell: ({ name }) => name },
        {
          id: 'trades',
          header: t('trades'),
          numeric: true,
          sortBy: ({ trades }) => trades,
          cell: ({ trades }) => format.number(trades),
        },
        {
          id: 'wins',
          header: t('figure.winRate'),
          numeric: true,
          sortBy: ({ wins, trades }) => wins / trades,
          cell: ({ wins, trades }) => format.percent((wins / trades) * 100, 1),
        },
        {
          id: 'profit',
          header: t('profit'),
          numeric: true,
          sortBy: ({ profit }) => profit,
          cell: ({ profit }) => <SignedMoney gbp={profit} />,
        },
      ]}
    />
  )
}
