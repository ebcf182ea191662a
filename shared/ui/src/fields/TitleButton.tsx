import styled from 'styled-components'
import { color, fontWeight, media } from '@aldergate/ui'

/** The title of a row as a button that opens it; paler once read. */
export const TitleButton = styled.button<{ $read?: boolean }>`
  padding: 0;
  border: 0;
  background: transparent;
  color: ${({ $read }) => ($read ? color.t2 : color.t1)};
  font-weight: ${({ $read }) => ($read ? fontWeight.medium : fontWeight.semibold)};
  text-align: left;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  ${media.coarsePointer} {
    min-width: 0;
  }
`
