import {
  type TimedTrade,
  tradeAt,
  type TradeColumns,
  tradeReturn,
} from '@aldergate/market/strategy'
import { Button, Card, color, fontSize, handOnFocus, media, space, useFormat } from '@aldergate/ui'
import { DataTable, SignedChange, SignedMoney } from '@aldergate/ui/data'
import { type Atom, useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { durationText } from './duration'
import { ManyColumns } from './ManyColumns'
import { TableFoot } from '../TableFoot'
import { useText } from './texts'

/** The initial number of rows, and the number that each press adds: thousands would be slow. */
const FIRST_ROWS = 12
const MORE_ROWS = 50

interface TradeListProps {
  trades: TradeColumns
  /** The place of the trade that is chosen. */
  placeAtom: Atom<number>
  onChoose: (place: number) => void
}

/** Every trade, newest first. A row is the index of a trade, whose values are read when it renders. */
export function TradeList({ trades, placeAtom, onChoose }: TradeListProps) {
  const t = useText()
  const format = useFormat()
  const [limit, setLimit] = useState(FIRST_ROWS)
  const total = trades.count
  const rows = useMemo(() => Array.from({ length: total }, (_, row) => total - 1 - row), [total])
  const of =
    <Value,>(read: (trade: TimedTrade) => Value) =>
    (place: number): Value =>
      read(tradeAt(trades, place))

  // Sorts by a column's numbers directly, without creating an object per row.
  const by = (column: ArrayLike<number>) => (place: number) => Number(column[place])

  const shown = Math.min(limit, total)
  const rest = total - shown

  return (
    <Card level={3} heading={t('trades')}>
      <Rows>
        <DataTable
          stacks
          caption={t('tradesOf', { shown, total })}
          rows={rows}
          limit={limit}
          rowKey={String}
          columns={[
            {
              id: 'number',
              header: t('number'),
              rowHeader: true,
              sortBy: (place) => place,
              cell: (place) => (
                <RowButton place={place} placeAtom={placeAtom} onChoose={onChoose} />
              ),
            },
            {
              id: 'direction',
              header: t('direction'),
              sortBy: by(trades.direction),
              cell: of(({ direction }) => t(`direction.${direction}`)),
            },
            {
              id: 'entry',
              header: t('entry'),
              sortBy: by(trades.entryTime),
              cell: of(({ entryTime, entryPrice }) => (
                <Fill>
                  {format.dateTime(entryTime)}
                  <small>{format.price(entryPrice)}</small>
                </Fill>
              )),
            },
            {
              id: 'exit',
              header: t('exit'),
              sortBy: by(trades.exitTime),
              cell: of(({ exitTime, exitPrice }) => (
                <Fill>
                  {format.dateTime(exitTime)}
                  <small>{format.price(exitPrice)}</small>
                </Fill>
              )),
            },
            {
              id: 'reason',
              header: t('reason'),
              sortBy: by(trades.exit),
              cell: of(({ exit }) => <Reason>{t(`reason.${exit}`)}</Reason>),
            },
            {
              id: 'duration',
              header: t('duration'),
              numeric: true,
              sortBy: (place) => Number(trades.exitTime[place]) - Number(trades.entryTime[place]),
              cell: of(({ entryTime, exitTime }) => durationText(exitTime - entryTime, t)),
            },
            {
              id: 'quantity',
              header: t('quantity'),
              numeric: true,
              sortBy: by(trades.quantity),
              cell: of(({ quantity }) => format.number(Number(quantity.toPrecision(6)))),
            },
            {
              id: 'fees',
              header: t('fees'),
              numeric: true,
              sortBy: by(trades.fees),
              cell: of(({ fees }) => format.money(fees)),
            },
            {
              id: 'return',
              header: t('return'),
              numeric: true,
              sortBy: of(tradeReturn),
              cell: of((trade) => <SignedChange percent={tradeReturn(trade) * 100} />),
            },
            {
              id: 'profit',
              header: t('profit'),
              numeric: true,
              sortBy: by(trades.profit),
              cell: of(({ profit }) => <SignedMoney gbp={profit} />),
            },
          ]}
        />
      </Rows>
      {/* Receives the focus of a button that disappears when it is pressed. */}
      <TableFoot tabIndex={-1}>
        <span>{t('tradesShown', { shown, total })}</span>
        {rest > 0 && (
          <Button ref={handOnFocus} size="small" onClick={() => setLimit(limit + MORE_ROWS)}>
            {t('showMore', { count: Math.min(rest, MORE_ROWS) })}
          </Button>
        )}
        {limit > FIRST_ROWS && (
          <Button ref={handOnFocus} size="small" onClick={() => setLimit(FIRST_ROWS)}>
            {t('showFewer', { count: FIRST_ROWS })}
          </Button>
        )}
      </TableFoot>
    </Card>
  )
}

interface RowButtonProps extends Pick<TradeListProps, 'placeAtom' | 'onChoose'> {
  place: number
}

function RowButton({ place, placeAtom, onChoose }: RowButtonProps) {
  const t = useText()
  const format = useFormat()
  const chosen = useAtomValue(placeAtom)

  return (
    <Choose
      variant="quiet"
      size="small"
      aria-label={t('showTrade', { number: place + 1 })}
      aria-pressed={place === chosen}
      onClick={() => onChoose(place)}
    >
      {format.number(place + 1)}
    </Choose>
  )
}

/** A click anywhere on a row chooses it. */
const Rows = styled(ManyColumns)`
  tbody tr {
    position: relative;
  }

  tbody tr:has([aria-pressed='true']) > * {
    background: ${color.s2};
  }
`

const Choose = styled(Button)`
  padding: 0 ${space(1)};

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`

const Reason = styled.span`
  white-space: nowrap;

  @media print {
    white-space: normal;
  }
`

const Fill = styled.span`
  display: grid;
  padding: 2px 0;
  line-height: 16px;
  white-space: nowrap;

  ${media.phone} {
    text-align: right;
  }

  small {
    color: ${color.t2};
    font-size: ${fontSize.s12};
    font-variant-numeric: tabular-nums lining-nums;
  }

  @media print {
    white-space: normal;

    small {
      font-size: inherit;
    }
  }
`
