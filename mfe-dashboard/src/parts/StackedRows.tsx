import { color, media, space } from '@aldergate/ui'
import styled, { css } from 'styled-components'

interface StackedRowsProps {
  /** Widths of the places in a line: shares, so that the rows stand below each other. */
  $columns: string
  /** The lines of a row, as in `grid-template-areas`. */
  $areas: string
  /** Where the table's columns stand, in their order. */
  $cells: readonly string[]
}

/** On a phone each row of the table within takes several lines, so that no column stands outside. */
export const StackedRows = styled.div<StackedRowsProps>`
  min-width: 0;

  ${media.phone} {
    table,
    thead,
    tbody,
    tfoot {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: ${({ $columns }) => $columns};
      grid-template-areas: ${({ $areas }) => $areas};
      align-items: center;
      gap: 2px ${space(2)};
      padding: ${space(1)} 0;
      border-bottom: 1px solid ${color.border};
    }

    tr > * {
      min-width: 0;
      height: auto;
      padding: 0;
      border: 0;
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
