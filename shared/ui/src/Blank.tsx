import styled from 'styled-components'
import { color, radius } from './theme/tokens'

/** A placeholder for an unknown figure: as wide as a number of digits, and no higher than its line. */
export const Blank = styled.span<{ $digits: number }>`
  display: inline-block;
  /* In digits of Inter: those of the fallback font are narrower. */
  width: ${({ $digits }) => $digits * 0.63}em;
  max-width: 100%;
  height: 0.7em;
  border-radius: ${radius.control};
  background: ${color.border};
`
