import styled from 'styled-components'
import { color, fontSize } from './theme/tokens'

/** A line that stands back behind what it is about. */
export const Muted = styled.p<{ $color?: 't2' | 't3'; $size?: 's11' | 's12' }>`
  color: ${({ $color = 't3' }) => color[$color]};
  font-size: ${({ $size = 's12' }) => fontSize[$size]};
`
