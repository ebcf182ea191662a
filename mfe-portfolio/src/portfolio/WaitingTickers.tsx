import { media, Skeleton } from '@aldergate/ui'
import styled from 'styled-components'

/** A placeholder as high as the ticker strip. */
export function WaitingTickers() {
  return (
    <Place>
      <Skeleton height="var(--tickers)" />
    </Place>
  )
}

const Place = styled.div`
  --tickers: 83px;

  ${media.phone} {
    --tickers: 148px;
  }
`
