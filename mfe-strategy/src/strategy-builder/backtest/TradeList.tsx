import { type BacktestTrade, type Bars, type Run, tradeReturn } from '@aldergate/market/strategy'
import {
  Button,
  Card,
  color,
  DataTable,
  fontSize,
  SignedChange,
  SignedMoney,
  space,
  useFormat,
} from '@aldergate/ui'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { durationText } from './duration'
import { useText } from './texts'

/** So many rows stand there at first, and so many more come with each press: thousands would be slow. */
const FIRST_ROWS = 12
const MORE_ROWS = 50

interface NumberedTrade extends BacktestTrade {
  /** Of the run, from 1. */
  number: number
  /** Epoch milliseconds of the bars of both fills. */
  entryTime: number
  exitTime: number
}

/** Every trade, the newest first. */
export function TradeList({ run, bars }: { run: Run; bars: Bars }) {
  const t = useText()
  const format = useFormat()
  const [limit, setLimit] = useState(FIRST_ROWS)
  const rows = useMemo(() => newestFirst(run, bars), [run, bars])

  const total = rows.length
  const shown = Math.min(limit, total)
  const rest = total - shown

  return (
    <Card level={3} heading={t('trades')}>
      <DataTable
        caption={t('tradesOf', { shown, total })}
        rows={rows}
        limit={limit}
        rowKey={({ number }) => String(number)}
        columns={[
          {
            id: 'number',
            header: t('number'),
            rowHeader: true,
            sortBy: ({ number }) => number,
            cell: ({ number }) => format.number(number),
          },
          {
            id: 'direction',
            header: t('direction'),
            sortBy: ({ direction }) => direction,
            cell: ({ direction }) => t(`direction.${direction}`),
          },
          {
            id: 'entry',
            header: t('entry'),
            sortBy: ({ entryTime }) => entryTime,
            cell: ({ entryTime, entryPrice }) => (
              <Fill>
                {format.dateTime(entryTime)}
                <small>{format.price(entryPrice)}</small>
              </Fill>
            ),
          },
          {
            id: 'exit',
            header: t('exit'),
            sortBy: ({ exitTime }) => exitTime,
            cell: ({ exitTime, exitPrice }) => (
              <Fill>
                {format.dateTime(exitTime)}
                <small>{format.price(exitPrice)}</small>
              </Fill>
            ),
          },
          {
            id: 'reason',
            header: t('reason'),
            sortBy: ({ exit }) => exit,
            cell: ({ exit }) => <Reason>{t(`reason.${exit}`)}</Reason>,
          },
          {
            id: 'duration',
            header: t('duration'),
            numeric: true,
            sortBy: ({ entryTime, exitTime }) => exitTime - entryTime,
            cell: ({ entryTime, exitTime }) => durationText(exitTime - entryTime, t),
          },
          {
            id: 'quantity',
            header: t('quantity'),
            numeric: true,
            sortBy: ({ quantity }) => quantity,
            cell: ({ quantity }) => format.number(Number(quantity.toPrecision(6))),
          },
          {
            id: 'fees',
            header: t('fees'),
            numeric: true,
            sortBy: ({ fees }) => fees,
            cell: ({ fees }) => format.money(fees),
          },
          {
            id: 'return',
            header: t('return'),
            numeric: true,
            sortBy: tradeReturn,
            cell: (trade) => <SignedChange percent={tradeReturn(trade) * 100} />,
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
      <Foot>
        <span>{t('tradesShown', { shown, total })}</span>
        {rest > 0 && (
          <Button size="small" onClick={() => setLimit(limit + MORE_ROWS)}>
            {t('showMore', { count: Math.min(rest, MORE_ROWS) })}
          </Button>
        )}
        {limit > FIRST_ROWS && (
          <Button size="small" onClick={() => setLimit(FIRST_ROWS)}>
            {t('showFewer', { count: FIRST_ROWS })}
          </Button>
        )}
      </Foot>
    </Card>
  )
}

function newestFirst({ trades }: Run, { time }: Bars): NumberedTrade[] {
  return trades
    .map((trade, place) => ({
      ...trade,
      number: place + 1,
      entryTime: Number(time[trade.entryBar]),
      exitTime: Number(time[trade.exitBar]),
    }))
    .reverse()
}

const Reason = styled.span`
  white-space: nowrap;
`

const Fill = styled.span`
  display: grid;
  padding: 2px 0;
  line-height: 16px;
  white-space: nowrap;

  small {
    color: ${color.t2};
    font-size: ${fontSize.s12};
    font-variant-numeric: tabular-nums lining-nums;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-top: ${space(2)};

  > :first-child {
    margin-right: auto;
    color: ${color.t3};
    font-size: ${fontSize.s12};
  }
`
