import { color, space } from '@aldergate/ui'
import styled from 'styled-components'

/** Cards side by side, each as wide as an email address is long, and a line of text below them. */
export const AccountColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 440px));
  align-items: start;
  gap: ${space(4)};

  > p {
    grid-column: 1 / -1;
    color: ${color.t2};
  }
`
