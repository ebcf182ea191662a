import { color, fontSize, fontWeight, space, useFormat, VisuallyHidden } from '@aldergate/ui'
import { placeByKey } from '@aldergate/ui/placeByKey'
import { usePairPrice } from '@aldergate/charts/quotes'
import { BOOK_LEVELS, type OrderBook, type Pair, sizeDecimals } from '@aldergate/market'
import { type KeyboardEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { useText } from '../texts'
import { type BookRow, bookRows } from './bookRows'
import { BookRowView, WaitingRow } from './BookRowView'
import { SpreadRow } from './SpreadRow'
import { useBookActions } from './useBookActions'

/** The lowest ask, which is the initial tab stop for the arrow keys. */
const FIRST_STOP = BOOK_LEVELS - 1

const LEVELS = Array.from<undefined>({ length: BOOK_LEVELS })
const NO_ROWS = { asks: LEVELS, bids: LEVELS }

interface BookTableProps {
  pair: Pair
  /** `undefined` while there are no prices. */
  book?: OrderBook
}

export function BookTable({ pair, book }: BookTableProps) {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const actionOf = useBookActions(pair)
  const tableRef = useRef<HTMLTableElement>(null)
  const [stop, setStop] = useState(FIRST_STOP)
  const { asks, bids } = book ? bookRows(book) : NO_ROWS
  const [unit = '', currency = ''] = pair.split('/')
  const decimals = sizeDecimals(pair)

  function goByKey(event: KeyboardEvent) {
    const prices = tableRef.current?.querySelectorAll('button') ?? []
    const next = placeByKey(event, stop, prices.length)
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    prices[next]?.focus()
  }

  /** Keyed by its place: the same row stays under the pointer and keeps the focus. */
  function view(row: BookRow | undefined, place: number) {
    if (!row) return <WaitingRow key={place} />
    return (
      <BookRowView
        key={place}
        row={row}
        price={pairPrice(pair, row.price)}
        size={format.number(row.size, decimals)}
        depth={format.number(row.depth, decimals)}
        action={actionOf(row)}
        isTabStop={place === stop}
      />
    )
  }

  return (
    <Table ref={tableRef} onKeyDown={goByKey}>
      <VisuallyHidden as="caption">{t('orderBookOf', { pair })}</VisuallyHidden>
      <thead>
        <tr>
          <Head scope="col">{t('price', { currency })}</Head>
          <NumberHead scope="col">{t('size', { unit })}</NumberHead>
          <NumberHead scope="col">{t('cumulative')}</NumberHead>
        </tr>
      </thead>
      <tbody>
        <tr>
          <Side colSpan={3} scope="rowgroup">
            {t('asks')}
          </Side>
        </tr>
        {asks.map((row, index) => view(row, index))}
      </tbody>
      <tbody>
        <SpreadRow pair={pair} book={book} />
      </tbody>
      <tbody>
        <tr>
          <Side colSpan={3} scope="rowgroup">
            {t('bids')}
          </Side>
        </tr>
        {bids.map((row, index) => view(row, asks.length + index))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
`

const Head = styled.th`
  height: 24px;
  padding: 0 ${space(2)};
  border-bottom: 1px solid ${color.border};
  color: ${color.t3};
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.medium};
  text-align: left;
`

const NumberHead = styled(Head)`
  text-align: right;
`

const Side = styled.th`
  height: 20px;
  padding: 0 ${space(2)};
  color: ${color.t3};
  font-size: ${fontSize.s11};
  font-weight: ${fontWeight.medium};
  text-align: left;
`
