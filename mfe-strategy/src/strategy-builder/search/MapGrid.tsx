import { media, size, space } from '@aldergate/ui'
import type { ComponentProps, CSSProperties } from 'react'
import styled from 'styled-components'

interface MapGridProps extends ComponentProps<'table'> {
  /** How many there are, without the heads of the rows. */
  columns: number
  /** The width of the row headers, in pixels; they are sticky. */
  headWidth?: number
}

/** The table of a map, with columns of equal width; it scrolls if they do not fit. */
export function MapGrid({ columns, headWidth = 0, ...rest }: MapGridProps) {
  const widths = { '--columns': columns, '--head': `${headWidth}px` } as CSSProperties
  return (
    <Scroller style={widths}>
      <Grid role="grid" {...rest} />
    </Scroller>
  )
}

/** Scrolling to a focused cell must not leave it under the row headers. */
const Scroller = styled.div`
  min-width: 0;
  padding: 2px 2px 2px 0;
  overflow-x: auto;
  scroll-padding-left: var(--head);

  @media print {
    overflow: visible;
  }
`

/** Room for three digits in a column header; on touch, for a finger and a gap to the next cell. */
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
