import styled from 'styled-components'
import { color, fontSize } from './theme/tokens'

/** A line that is less prominent than what it belongs to. */
export const Muted = styled.p<{ $color?: 't2' | 't3'; $size?: 's11' | 's12' }>`
  color: ${({ $color = 't3' }) => color[$color]};
  font-size: ${({ $size = 's12' }) => fontSize[$size]};
`
