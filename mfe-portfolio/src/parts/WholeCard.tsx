import { Card } from '@aldergate/ui'
import styled from 'styled-components'

/** A card with a chart, which the end of a sheet of paper does not cut. */
export const WholeCard = styled(Card)`
  break-inside: avoid;
`
