import { media, size, space } from '@aldergate/ui'
import type { ComponentProps, CSSProperties } from 'react'
import styled from 'styled-components'

interface MapGridProps extends ComponentProps<'table'> {
  /** How many there are, without the heads of the rows. */
  columns: number
  /** Of the heads of the rows, in pixels; they stay in sight. */
  headWidth?: number
}

/** The table of a map, its columns as wide as each other; what has no room scrolls. */
export function MapGrid({ columns, headWidth = 0, ...rest }: MapGridProps) {
  const widths = { '--columns': columns, '--head': `${headWidth}px` } as CSSProperties
  return (
    <Scroller style={widths}>
      <Grid role="grid" {...rest} />
    </Scroller>
  )
}

/** A cell that is moved to does not stop below the heads of the rows. */
const Scroller = styled.div`
  min-width: 0;
  padding: 2px 2px 2px 0;
  overflow-x: auto;
  scroll-padding-left: var(--head);

  @media print {
    overflow: visible;
  }
`

/** Room for three digits at the head of a column; on touch, for a finger and what parts it from the next cell. */
const Grid = styled.table`
  width: 100%;
  min-width: calc(var(--head) + var(--columns) * 24px);
  border-collapse: separate;
  border-spacing: 1px;
  table-layout: fixed;
  font-variant-numeric: tabular-nums lining-nums;

  ${media.coarsePointer} {
    min-width: calc(var(--head) + var(--columns) * (${size.touch} + ${space(1)}));
  }
`
