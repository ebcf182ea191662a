import { color, fontSize, media, size, space } from '@aldergate/ui'
import styled from 'styled-components'

/** A line on top of every page, for deviations from what everybody else sees. */
export const Strip = styled.p`
  padding: ${space(2)} ${space(4)};
  overflow-wrap: anywhere;
  color: ${color.t1};
  background: ${color.s2};
  border-bottom: 1px solid ${color.warn};
  font-size: ${fontSize.s12};

  ${media.coarsePointer} {
    a {
      display: inline-flex;
      align-items: center;
      min-height: ${size.touch};
    }
  }
`
