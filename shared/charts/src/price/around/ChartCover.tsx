import styled from 'styled-components'
import { color, EmptyState, ErrorState, Skeleton } from '@aldergate/ui'
import { useText } from '../texts'

interface ChartCoverProps {
  status: 'loading' | 'ready' | 'failed' | 'empty'
  pair: string
  onRetry: () => void
}

/** The cover in place of the drawing until it is ready. */
export function ChartCover({ status, pair, onRetry }: ChartCoverProps) {
  const t = useText()

  if (status === 'ready') return null
  return (
    <Cover $hides={status === 'empty'}>
      {status === 'loading' && <Skeleton height="100%" label={t('loadingChart')} />}
      {status === 'empty' && <EmptyState text={t('noPrices', { pair })} />}
      {status === 'failed' && (
        <ErrorState title={t('chartFailed')} text={t('chartFailedHelp')} onRetry={onRetry} />
      )}
    </Cover>
  )
}

/** Covers the axes, which are meaningless without prices. */
const Cover = styled.div<{ $hides: boolean }>`
  position: absolute;
  z-index: 3;
  inset: 0;
  display: grid;
  background: ${({ $hides }) => ($hides ? color.s1 : 'transparent')};
  overflow: auto;
`
