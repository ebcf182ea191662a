import { color, fontSize } from '@aldergate/ui'
import styled from 'styled-components'

/** What there is to know about a whole section. */
export const Note = styled.p`
  color: ${color.t3};
  font-size: ${fontSize.s12};
`
