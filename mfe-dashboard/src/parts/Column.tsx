import { space } from '@aldergate/ui'
import styled from 'styled-components'

/** Parts one below the other, together as high as the panel: what is `Growing` takes the room that the others leave. */
export const Column = styled.div<{ $gap?: number }>`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  align-self: stretch;
  gap: ${({ $gap = 2 }) => space($gap)};
  min-width: 0;
`
