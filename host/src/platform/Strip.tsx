import { color, fontSize, space } from '@aldergate/ui'
import styled from 'styled-components'

/** A line above every page, about what this document runs. */
export const Strip = styled.p`
  padding: ${space(2)} ${space(4)};
  overflow-wrap: anywhere;
  color: ${color.t1};
  background: ${color.s2};
  border-bottom: 1px solid ${color.warn};
  font-size: ${fontSize.s12};
`
