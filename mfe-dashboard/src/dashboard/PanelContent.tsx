import { media } from '@aldergate/shared/theme'
import { ErrorState } from '@aldergate/shared/ui/ErrorState'
import { Skeleton } from '@aldergate/shared/ui/Skeleton'
import { useAtom } from 'jotai'
import { Suspense } from 'react'
import styled from 'styled-components'
import { type Panel, type PanelSize } from '../panels/panels'
import { useText } from '../texts'
import { contentAtomOf } from './content.atoms'
import { PanelBoundary } from './PanelBoundary'

/** A panel's own part: loading, there, or failed without harm to the others. */
export function PanelContent({ panel }: { panel: Panel }) {
  const t = useText()
  const [Content, reload] = useAtom(contentAtomOf(panel))

  const title = t(panel.titleKey)

  function retry(recover: () => void) {
    reload()
    recover()
  }

  return (
    <Area $size={panel.size}>
      <PanelBoundary
        fallback={(recover) => (
          <ErrorState
            title={t('panelFailed', { title })}
            text={t('panelFailedDetail')}
            onRetry={() => retry(recover)}
          />
        )}
      >
        <Suspense
          fallback={
            <Loading $size={panel.size}>
              <Skeleton height="100%" label={t('panelLoading', { title })} />
            </Loading>
          }
        >
          <Content />
        </Suspense>
      </PanelBoundary>
    </Area>
  )
}

const Area = styled.div<{ $size: PanelSize }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: ${({ $size }) => $size.grid}px;
`

const Loading = styled.div<{ $size: PanelSize }>`
  ${media.phone} {
    height: ${({ $size }) => $size.phone}px;
  }
`
