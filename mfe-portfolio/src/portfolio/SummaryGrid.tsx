import { media, space } from '@aldergate/ui'
import styled from 'styled-components'

/** The account in a few figures; on a phone the first has a line of its own. */
export const SummaryGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 232px), 1fr));
  gap: ${space(2)};

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`
