import styled from 'styled-components'
import { space } from './theme/tokens'

/** Stacked parts at full width. */
export const Stack = styled.div<{ $gap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 2 }) => space($gap)};
  min-width: 0;
`
