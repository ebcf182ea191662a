import { Stack } from '@aldergate/ui'
import styled from 'styled-components'

/** Stacked parts; in full screen the chart, whose row is `1fr`, takes the remaining height. */
export const ChartStack = styled(Stack)<{ $rows: string }>`
  :fullscreen & {
    grid-template-rows: ${({ $rows }) => $rows};
    align-self: stretch;
  }
`
