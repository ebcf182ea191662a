import { Stack } from '@aldergate/ui'
import styled from 'styled-components'

/** Parts one below the other, of which in full screen the chart takes the room that the others leave: its row is `1fr`. */
export const ChartStack = styled(Stack)<{ $rows: string }>`
  :fullscreen & {
    grid-template-rows: ${({ $rows }) => $rows};
    align-self: stretch;
  }
`
