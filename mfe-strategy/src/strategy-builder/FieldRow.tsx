import { media, space } from '@aldergate/ui'
import styled from 'styled-components'

/** Two fields beside each other, below each other on a phone. */
export const FieldRow = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(3)};

  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;
  }
`
