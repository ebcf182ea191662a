import { color, fontSize, fontWeight, space } from '@aldergate/ui'
import styled from 'styled-components'

/** The legend above a plot: the name of each line and, in bold, its value at the cursor. */
export const PlotLegend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(4)};
  min-height: 20px;
  margin-bottom: ${space(2)};
  color: ${color.t2};
  font-size: ${fontSize.s12};

  b {
    color: ${color.t1};
    font-weight: ${fontWeight.semibold};
  }
`

/** The time at the cursor, with a fixed width, so that what follows it does not shift. */
export const PlotLegendTime = styled.li`
  min-width: 17ch;
  color: ${color.t3};
`

/** A sample of a line as drawn in the plot. */
export const PlotSwatch = styled.span<{ $tint: string; $isDashed?: boolean }>`
  display: inline-block;
  width: 16px;
  margin-right: 6px;
  border-top: 2px ${({ $isDashed }) => ($isDashed ? 'dashed' : 'solid')} ${({ $tint }) => $tint};
  vertical-align: middle;
`
