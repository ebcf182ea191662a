import { space } from '@aldergate/ui'
import styled from 'styled-components'

/** The buttons of a card, which share its width. */
export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  & > * {
    flex: 1 0 auto;
  }
`
