import { color, fontSize, media, radius, size, space } from '@aldergate/ui'
import styled from 'styled-components'

/** One of many toggle buttons in a row; its user styles the pressed state. */
export const Pill = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 24px;
  padding: 0 ${space(2)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.t1};
  font-size: ${fontSize.s12};

  ${media.coarsePointer} {
    min-height: ${size.touch};
  }
`
