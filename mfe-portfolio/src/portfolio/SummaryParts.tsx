import { media, space } from '@aldergate/ui'
import styled from 'styled-components'

/** A change in money and in percent: side by side, or stacked on a phone, where they do not fit. */
export const Figures = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 0 ${space(3)};

  ${media.phone} {
    min-height: 52px;
  }
`

/** The explanation of a change; on a phone as high before the change is known as afterwards. */
export const Explanation = styled.span`
  display: block;

  ${media.phone} {
    min-height: 54px;
  }
`
