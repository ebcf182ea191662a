import { space } from '@aldergate/ui'
import styled from 'styled-components'

/** Stacked parts that fill the panel's height: a `Growing` part takes what the others leave. */
export const Column = styled.div<{ $gap?: number }>`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  align-self: stretch;
  gap: ${({ $gap = 2 }) => space($gap)};
  min-width: 0;
`
