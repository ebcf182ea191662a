import { media, Stack } from '@aldergate/ui'
import styled from 'styled-components'

/** The curve and the metrics, and the risk beside them where there is room. */
export const SpanColumns = styled(Stack)`
  align-content: stretch;

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 7fr) minmax(400px, 4fr);
  }
`
