import styled from 'styled-components'
import { color, fontSize, fontWeight, media, motion, size, space } from '../theme/tokens'
import type { SortDirection } from './sorting'

interface ColumnHeaderProps {
  text: string
  numeric: boolean
  direction: SortDirection | 'none'
  /** `undefined` for a column that cannot be sorted. */
  onSort: (() => void) | undefined
}

/** The header of a table's column, with a button if the column is sortable. */
export function ColumnHeader({ text, numeric, direction, onSort }: ColumnHeaderProps) {
  return (
    <Header scope="col" $numeric={numeric} aria-sort={onSort && direction}>
      {onSort ? (
        <SortButton type="button" $numeric={numeric} onClick={onSort}>
          {text}
          <Arrow aria-hidden="true" $shown={direction !== 'none'}>
            {direction === 'descending' ? '▼' : '▲'}
          </Arrow>
        </SortButton>
      ) : (
        text
      )}
    </Header>
  )
}

const Header = styled.th<{ $numeric: boolean }>`
  height: ${size.listRow};
  padding: 0 ${space(2)};
  border-bottom: 1px solid ${color.border};
  color: ${color.t3};
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.medium};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  white-space: nowrap;

  ${media.phone} {
    padding: 0 ${space(1)};
  }

  @media print {
    padding: 0 ${space(1)};
    font-size: inherit;
    white-space: normal;
  }
`

const SortButton = styled.button<{ $numeric: boolean }>`
  display: inline-flex;
  flex-direction: ${({ $numeric }) => ($numeric ? 'row-reverse' : 'row')};
  align-items: center;
  gap: ${space(1)};
  padding: 2px 0;
  border: 0;
  border-radius: 2px;
  background: transparent;
  color: inherit;
  font-weight: inherit;
  transition: color ${motion.control};

  &:hover {
    color: ${color.t1};
  }
`

const Arrow = styled.span<{ $shown: boolean }>`
  font-size: 8px;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};

  ${SortButton}:hover &,
  ${SortButton}:focus-visible & {
    opacity: ${({ $shown }) => ($shown ? 1 : 0.5)};
  }
`
