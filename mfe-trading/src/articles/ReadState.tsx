import { color, fontWeight } from '@aldergate/ui'
import styled from 'styled-components'

/** Whether an article was read: in words, and by a dot that only an unread one has. */
export const ReadState = styled.span<{ $read: boolean }>`
  color: ${({ $read }) => ($read ? color.t3 : color.accent)};
  font-weight: ${fontWeight.medium};
  white-space: nowrap;

  &::before {
    content: '';
    display: ${({ $read }) => ($read ? 'none' : 'inline-block')};
    width: 8px;
    height: 8px;
    margin-right: 4px;
    border-radius: 50%;
    background: currentColor;
    forced-color-adjust: none;
  }
`
