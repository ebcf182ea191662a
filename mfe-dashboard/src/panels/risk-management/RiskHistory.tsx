import { Badge, Button, color, fontSize, Muted, space, useFormat } from '@aldergate/ui'
import { type Column, DataTable } from '@aldergate/ui/data'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { Growing } from '../../parts/Growing'
import { Part } from './Part'
import { isHigh, type RiskEntry } from './risk'
import { riskHistoryAtom } from './risk.atoms'
import { useText } from './texts'
import { useHistoryCsv } from './useHistoryCsv'
import { usePercent } from './usePercent'

interface Row extends RiskEntry {
  position: number
}

/** The settings that were in force, newest first. */
export function RiskHistory() {
  const t = useText()
  const format = useFormat()
  const percent = usePercent()
  const history = useAtomValue(riskHistoryAtom)
  const csv = useHistoryCsv(history)

  const columns: Column<Row>[] = [
    {
      id: 'time',
      header: t('time'),
      rowHeader: true,
      sortBy: ({ position }) => position,
      cell: (row) => <Time>{format.dateTime(row.timestamp)}</Time>,
    },
    {
      id: 'exposure',
      header: t('exposure'),
      numeric: true,
      sortBy: ({ exposure }) => exposure,
      cell: (row) => (
        <Exposure data-high={isHigh(row) || undefined}>
          {isHigh(row) && <Badge tone="warn">{t('high')}</Badge>}
          {percent(row.exposure)}
        </Exposure>
      ),
    },
    {
      id: 'stopLoss',
      header: t('stopLoss'),
      numeric: true,
      sortBy: ({ stopLoss }) => stopLoss,
      cell: ({ stopLoss }) => percent(stopLoss),
    },
  ]

  return (
    <Part
      heading={t('history')}
      grows
      actions={
        <Actions>
          <Button size="small" disabled={history.length === 0} onClick={csv.copy}>
            {t('copyCsv')}
          </Button>
          <Button size="small" disabled={history.length === 0} onClick={csv.download}>
            {t('downloadCsv')}
          </Button>
        </Actions>
      }
    >
      <Rows height={116} role="region" aria-label={t('history')} tabIndex={0}>
        {history.length === 0 ? (
          <Muted>{t('historyEmpty')}</Muted>
        ) : (
          <DataTable
            caption={t('history')}
            columns={columns}
            rows={history.map((entry, position) => ({ ...entry, position })).toReversed()}
            rowKey={({ position }) => String(position)}
          />
        )}
      </Rows>
    </Part>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`

const Rows = styled(Growing)`
  tr:has([data-high]) > * {
    background: color-mix(in srgb, ${color.warn} 14%, transparent);
  }
`

const Time = styled.span`
  font-size: ${fontSize.s12};
  white-space: nowrap;
`

const Exposure = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`
