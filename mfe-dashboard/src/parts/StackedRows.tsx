import { color, media, space } from '@aldergate/ui'
import styled, { css } from 'styled-components'
import { narrow } from './narrow'

interface StackedRowsProps {
  /** Column widths of a line, the same for head, rows and totals. */
  $columns: string
  /** The lines of a row, as in `grid-template-areas`. */
  $areas: string
  /** The grid areas of the table's columns, in their order. */
  $cells: readonly string[]
}

/** In a narrow panel each row of the table takes several lines, so that no column overflows. */
export const StackedRows = styled.div<StackedRowsProps>`
  min-width: 0;

  /* Buttons make the table wider there. */
  ${media.coarsePointer} {
    th,
    td {
      padding-inline: ${space(1)};
    }
  }

  ${narrow} {
    table {
      display: grid;
      grid-template-columns: ${({ $columns }) => $columns};
      column-gap: ${space(2)};
    }

    thead,
    tbody,
    tfoot,
    tr {
      display: grid;
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
    }

    tr {
      grid-template-areas: ${({ $areas }) => $areas};
      align-items: center;
      row-gap: 2px;
      padding: ${space(1)} 0;
      border-bottom: 1px solid ${color.border};
    }

    tr > * {
      min-width: 0;
      height: auto;
      padding: 0;
      border: 0;
    }

    thead > tr > * {
      white-space: normal;
    }

    ${({ $cells }) =>
      $cells.map(
        (cell, index) => css`
          tr > :nth-child(${index + 1}) {
            grid-area: ${cell};
          }
        `,
      )}
  }
`
