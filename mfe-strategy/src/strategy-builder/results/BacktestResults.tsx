import {
  Badge,
  Button,
  Card,
  color,
  fontSize,
  SimulatedTag,
  size,
  Skeleton,
  space,
  useFormat,
  measure,
} from '@aldergate/ui'
import { DataTable, SignedMoney } from '@aldergate/ui/data'
import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import styled from 'styled-components'
import { TableFoot } from '../TableFoot'
import { DrawdownCell } from './DrawdownCell'
import { metricsAtom, sampleRunAtom } from './results.atoms'
import { OPENING_CAPITAL } from './sampleRun'
import { useText } from './texts'
import { useResultsCsv } from './useResultsCsv'

/** The initial number of rows: the table keeps its height while the run grows. */
const NEWEST_COUNT = 12

/** The height of the table with its header and footer. */
const RUN_HEIGHT = `calc(${NEWEST_COUNT + 2} * ${size.row} + 36px)`

export function BacktestResults() {
  const t = useText()
  const format = useFormat()

  return (
    <Card
      heading={t('resultsHeading')}
      actions={
        <>
          <Badge>{t('liveRun')}</Badge>
          <SimulatedTag />
        </>
      }
    >
      <Note>{t('resultsNote', { capital: format.money(OPENING_CAPITAL, 0) })}</Note>
      {/* Drawn into HTML, the page has no run. */}
      <Suspense fallback={<Skeleton height={RUN_HEIGHT} />}>
        <Run />
      </Suspense>
    </Card>
  )
}

function Run() {
  const t = useText()
  const format = useFormat()
  const run = useAtomValue(sampleRunAtom)
  const { maxDrawdown } = useAtomValue(metricsAtom)
  const [areAllShown, setAreAllShown] = useState(false)
  const download = useResultsCsv(run)

  const rows = run.toReversed().slice(0, areAllShown ? undefined : NEWEST_COUNT)
  const shown = rows.length
  const total = run.length

  return (
    <>
      <DataTable
        caption={t('newestOf', { shown, total })}
        rowKey={({ date }) => date}
        rows={rows}
        columns={[
          {
            id: 'date',
            header: t('date'),
            rowHeader: true,
            sortBy: ({ date }) => date,
            // Noon UTC is on the same date in every time zone that can be chosen.
            cell: ({ date }) => <Day>{format.date(`${date}T12:00Z`)}</Day>,
          },
          {
            id: 'pnl',
            header: t('pnl'),
            numeric: true,
            sortBy: ({ pnl }) => pnl,
            cell: ({ pnl }) => <SignedMoney gbp={pnl} />,
          },
          {
            id: 'drawdown',
            header: t('drawdown'),
            numeric: true,
            sortBy: ({ drawdown }) => drawdown,
            cell: ({ drawdown }) => <DrawdownCell percent={drawdown} deepest={maxDrawdown} />,
          },
          {
            id: 'trades',
            header: t('trades'),
            numeric: true,
            sortBy: ({ trades }) => trades,
            cell: ({ trades }) => format.number(trades),
          },
        ]}
      />
      <TableFoot>
        <span>{t('days', { count: total })}</span>
        {total > NEWEST_COUNT && (
          <Button size="small" onClick={() => setAreAllShown(!areAllShown)}>
            {areAllShown
              ? t('showNewest', { count: NEWEST_COUNT })
              : t('showAll', { count: total })}
          </Button>
        )}
        <Button size="small" onClick={() => void download()}>
          {t('downloadCsv')}
        </Button>
      </TableFoot>
    </>
  )
}

const Note = styled.p`
  max-width: ${measure(90)};
  margin-bottom: ${space(2)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
`

const Day = styled.span`
  white-space: nowrap;
`
