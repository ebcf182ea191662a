import { settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo, useState } from 'react'
import styled from 'styled-components'
import { localeOf } from '../i18n/locale'
import { color, fontSize, fontWeight, media, size, space } from '../theme/tokens'
import { ColumnHeader } from './ColumnHeader'
import {
  type KeyOf,
  leadsFirst,
  nextDirection,
  type SortDirection,
  sorted,
  type SortValue,
} from './sorting'
import { useRowsInPlace } from './useRowsInPlace'
import { useScrollable } from './useScrollable'
import { VisuallyHidden } from '../VisuallyHidden'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Right-aligned, so that decimals line up. */
  numeric?: boolean
  /** Makes the column sortable, by this value. */
  sortBy?: (row: Row) => SortValue
  /** Names the row: its cell is a header. */
  rowHeader?: boolean
  /** Stands below the column, in a last row that does not sort, such as a total. */
  footer?: ReactNode
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Returns the key of a row: its elements move with it, unless the key is only the row's place, counted from 0. */
  rowKey: KeyOf<Row>
  /** Returns what a row is known by while its values change: for rows whose key is only their place. */
  identityOf?: (row: Row) => string
  /** Whether a row stays above the others, however the table is sorted. */
  leads?: (row: Row) => boolean
  /** The maximum number of rows shown, after sorting all of them. */
  limit?: number
  /**
   * On a phone each row becomes a card with its cells stacked under their names, and the sort buttons stand in a line
   * above: for rows with buttons, or with more columns than fit on a phone.
   */
  stacks?: boolean
  /** The heads stay in sight below the bar of the page while rows pass, unless the table scrolls within itself. */
  sticksHeads?: boolean
}

interface Sort {
  columnId: string
  direction: SortDirection
}

/** A table whose columns sort, but never under the pointer; too wide for its place, it scrolls within itself. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  identityOf,
  leads,
  limit,
  stacks = false,
  sticksHeads = false,
}: DataTableProps<Row>) {
  const [sort, setSort] = useState<Sort>()
  const [scrollerRef, isScrollable] = useScrollable()
  const locale = localeOf(useAtomValue(settingsAtom).language)

  const sortBy = columns.find(({ id }) => id === sort?.columnId)?.sortBy
  const sortedRows = useMemo(
    () => (sort && sortBy ? sorted(rows, sortBy, sort.direction, locale) : rows),
    [rows, sort, sortBy, locale],
  )
  const { rows: placedRows, bodyProps } = useRowsInPlace(sortedRows, identityOf ?? rowKey, sort)
  const shownRows = (leads ? leadsFirst(placedRows, leads) : placedRows).slice(0, limit)

  function toggleSort(columnId: string) {
    const direction = nextDirection(sort?.columnId === columnId ? sort.direction : undefined)
    setSort(direction && { columnId, direction })
  }

  return (
    <Scroller
      ref={scrollerRef}
      {...(isScrollable && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      data-leads={(isScrollable && columns[0]?.rowHeader) || undefined}
      data-sticks={(sticksHeads && !isScrollable) || undefined}
    >
      <Table {...(stacks && STACKING)}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHeader
                key={column.id}
                text={column.header}
                numeric={column.numeric ?? false}
                direction={sort?.columnId === column.id ? sort.direction : 'none'}
                onSort={column.sortBy && (() => toggleSort(column.id))}
              />
            ))}
          </tr>
        </thead>
        <tbody {...bodyProps}>
          {shownRows.map((row, place) => (
            <tr key={rowKey(row, place)}>
              {columns.map((column) => (
                <Cell
                  key={column.id}
                  data-column={column.header}
                  data-numeric={column.numeric}
                  {...(column.rowHeader && { as: 'th', scope: 'row' })}
                >
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {columns.some(({ footer }) => footer !== undefined) && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <FooterCell
                  key={column.id}
                  data-column={column.header}
                  data-numeric={column.numeric}
                  {...(column.rowHeader && { as: 'th', scope: 'row' })}
                >
                  {column.footer}
                </FooterCell>
              ))}
            </tr>
          </tfoot>
        )}
      </Table>
    </Scroller>
  )
}

/** Above the heads there is room for their focus ring. On paper nothing scrolls. */
const Scroller = styled.div`
  position: relative;
  min-width: 0;
  margin-top: -${space(1)};
  padding-top: ${space(1)};
  overflow-x: auto;

  /* The subject of a row stays visible while the rest of it scrolls. */
  ${media.fromTablet} {
    &[data-leads] tr > th:first-child {
      position: sticky;
      z-index: 1;
      left: 0;
      /* Collapsed borders do not move with a sticky cell. */
      box-shadow: inset 0 -1px ${color.border};
    }

    &[data-leads] tr:not(:hover) > th:first-child {
      background: ${color.s1};
    }
  }

  /* A scroll container of its own would keep the header from sticking to the window. The bar hides on the way
     down, and a full-screen table has none. */
  &[data-sticks] {
    overflow: visible;

    thead {
      position: sticky;
      z-index: 1;
      top: ${size.navbar};
      background: ${color.s1};
    }

    [data-bar-away] & thead,
    :fullscreen & thead {
      top: 0;
    }

    thead th {
      box-shadow: inset 0 -1px ${color.border};
    }

    /* A focused control must not end up beneath the header, which may take two lines. */
    tbody :is(a, button) {
      scroll-margin-top: calc(2 * ${size.listRow});
    }
  }

  @media print {
    overflow: visible;

    &[data-sticks] thead {
      position: static;
    }
  }
`

const Table = styled.table`
  width: 100%;

  @media print {
    font-size: ${fontSize.s11};
  }

  ${media.phone} {
    &[data-stacks] {
      &,
      > *,
      > tbody > tr,
      > tfoot > tr {
        display: block;
      }
      > tbody > tr {
        padding: ${space(1)} 0;
        border-bottom: 1px solid ${color.border};
      }
      > caption,
      > thead th:not([aria-sort]) {
        position: absolute;
        clip-path: inset(50%);
      }
      > thead > tr {
        display: flex;
        flex-wrap: wrap;
        gap: 0 ${space(3)};
      }
      > thead th {
        display: flex;
        align-items: center;
        height: auto;
        min-height: ${size.listRow};
        padding: 0;
        border: 0;
      }
      > thead button {
        flex-direction: row;
      }
      > tbody > tr > *,
      > tfoot > tr > :not(:empty) {
        display: flex;
        gap: ${space(3)};
        align-items: center;
        justify-content: space-between;
        height: auto;
        min-height: ${size.listRow};
        border-bottom: 0;
        text-align: left;
      }
      > tfoot > tr > :empty {
        display: none;
      }
      > * > tr > td::before {
        color: ${color.t3};
        content: attr(data-column) / '';
        font-size: ${fontSize.s12};
      }
    }
  }
`

/** Explicit roles, because in some browsers another `display` removes a table's semantics. */
const STACKING = { 'data-stacks': '', role: 'table' }

/** Without interpolated functions, so that its class is computed once, however often rows render. */
const Cell = styled.td`
  height: ${size.listRow};
  padding: 0 ${space(2)};
  border-bottom: 1px solid ${color.border};
  font-weight: ${fontWeight.regular};
  text-align: left;

  &:where([data-numeric='true']) {
    text-align: right;
    white-space: nowrap;
  }

  tr:last-child > & {
    border-bottom: 0;
  }

  ${media.phone} {
    padding: 0 ${space(1)};
  }

  @media print {
    padding: 0 ${space(1)};
  }

  tr:hover > & {
    background: ${color.s2};
  }
`

const FooterCell = styled(Cell)`
  border-top: 1px solid ${color.borderStrong};
  font-weight: ${fontWeight.semibold};
`
