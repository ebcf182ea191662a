import { Late, later, media, Skeleton } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'

/** The board comes later, so that the words about the product are read without waiting for prices. */
const board = later(() => import('./MarketBoard'))

export function LateBoard() {
  const t = useText()

  return (
    <Late
      part={board}
      waiting={<Skeleton height="100%" label={t('boardLoading')} />}
      failed={t('boardFailed')}
      failedHelp={t('boardFailedHelp')}
      place={Place}
    >
      {({ MarketBoard }) => <MarketBoard />}
    </Late>
  )
}

/** Reserves the board's height, so that nothing shifts when it loads. */
const Place = styled.div`
  display: grid;
  min-height: 353.5px;

  ${media.phone} {
    min-height: 425.5px;
  }
`
