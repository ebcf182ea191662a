import { ErrorState, later, media, Skeleton, useLoaded } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'

/** The board comes later, so that the words about the product are read without waiting for prices. */
const board = later(() => import('./MarketBoard'))

export function LateBoard() {
  const t = useText()
  const { loaded, retry } = useLoaded(board)

  if (loaded.status === 'ready') return <loaded.value.MarketBoard />
  return (
    <Place>
      {loaded.status === 'failed' ? (
        <ErrorState title={t('boardFailed')} text={t('boardFailedHelp')} onRetry={retry} />
      ) : (
        <Skeleton height="100%" label={t('boardLoading')} />
      )}
    </Place>
  )
}

/** As high as the board is, so that nothing moves when it comes. */
const Place = styled.div`
  display: grid;
  min-height: 353.5px;

  ${media.phone} {
    min-height: 425.5px;
  }
`
