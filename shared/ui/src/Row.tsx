import styled from 'styled-components'
import { space } from './theme/tokens'

/** Parts side by side, which wrap if they do not fit; `$spread` pushes them apart. */
export const Row = styled.div<{ $gap?: number; $spread?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $spread }) => ($spread ? 'space-between' : 'normal')};
  gap: ${({ $gap = 2 }) => space($gap)};
`
