import {
  color,
  documentLanguage,
  ErrorState,
  fontSize,
  forgetMissingTexts,
  media,
  radius,
  Skeleton,
} from '@aldergate/ui'
import { blamed, blamedRemote, erasuresAtom, logFailure } from '@aldergate/platform'
import { useAtom, useAtomValue } from 'jotai'
import { Activity, type ComponentProps, type Ref, Suspense, useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'
import type { LoadablePanel } from '../panels/loadablePanels'
import type { PanelSize } from '../panels/panel'
import { narrow } from '../parts/narrow'
import { useText } from '../texts'
import { contentAtomOf } from './content.atoms'
import { FreshAtoms } from './FreshAtoms'
import { PanelBoundary } from './PanelBoundary'
import type { Nearness } from './useNearness'

interface LoadedContentProps {
  panel: Pick<LoadablePanel, 'id' | 'size' | 'load'>
  title: string
}

interface PanelContentProps extends LoadedContentProps {
  nearness: Nearness
  /** The element whose height is kept while the panel is far from the screen. */
  areaRef?: Ref<HTMLDivElement>
  isCollapsed?: boolean
}

/**
 * A panel's content: loading, loaded, or failed without affecting other panels. Far from the screen it rests: its
 * output and inputs stay, but it subscribes to nothing, so nothing renders or ticks.
 */
export function PanelContent({
  panel,
  title,
  nearness: { isNear, hasBeenNear, height },
  areaRef,
  isCollapsed = false,
}: PanelContentProps) {
  const erasures = useAtomValue(erasuresAtom)

  return (
    <Area
      ref={areaRef}
      $size={panel.size}
      $kept={isNear ? undefined : height}
      $hidden={isCollapsed}
    >
      {hasBeenNear && (
        <Activity mode={isNear && !isCollapsed ? 'visible' : 'hidden'}>
          <FreshAtoms>
            {/* "Erase all data" includes what was typed and chosen in the panel, so it remounts the content. */}
            <LoadedContent key={erasures} panel={panel} title={title} />
          </FreshAtoms>
        </Activity>
      )}
    </Area>
  )
}

function LoadedContent({ panel, title }: LoadedContentProps) {
  const t = useText()
  const [{ Content, attempt }, reload] = useAtom(contentAtomOf(panel))

  function retry() {
    forgetMissingTexts(documentLanguage())
    reload()
  }

  return (
    <PanelBoundary
      key={attempt}
      onCrash={(error) => logFailure(`${sourceOf(error)} failed in the panel ${panel.id}`, error)}
      fallback={(error) => (
        <FailedPanel
          title={t('panelFailed', { title })}
          text={
            <>
              {t('panelFailedDetail')}
              <Source>{sourceOf(error)}</Source>
            </>
          }
          onRetry={retry}
        />
      )}
    >
      <Suspense
        fallback={
          <Loading>
            <Skeleton height="100%" label={t('panelLoading', { title })} />
          </Loading>
        }
      >
        <Content />
      </Suspense>
    </PanelBoundary>
  )
}

/** Stands in the place of a panel that failed, and tries again by itself once the line is back. */
function FailedPanel({ onRetry, ...said }: ComponentProps<typeof ErrorState>) {
  const comeBack = useEffectEvent(() => onRetry?.())

  useEffect(() => {
    const onOnline = () => comeBack()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])

  return <ErrorState {...said} onRetry={onRetry} />
}

/** The remote and version to blame; those of this script if the error names none. */
function sourceOf(error: unknown): string {
  return blamedRemote(error) ?? blamed(new Error('Here.')) ?? 'dashboard'
}

/** Controls are as high on every touch screen, so that a panel as narrow as a phone's is as high there. */
const ON_PHONE = `${media.phone}, (pointer: coarse)`

const Area = styled.div<{ $size: PanelSize; $kept?: number; $hidden: boolean }>`
  --size: ${({ $size }) => $size.grid}px;
  display: ${({ $hidden }) => ($hidden ? 'none' : 'grid')};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  min-height: ${({ $size, $kept = 0 }) => Math.max($kept, $size.grid)}px;
  transition: background-color 300ms;

  ${narrow} {
    --size: ${({ $size: { grid, narrow = grid } }) => narrow}px;
  }

  ${ON_PHONE} {
    ${narrow} {
      --size: ${({ $size }) => $size.phone}px;
    }
  }

  /* Not yet near the screen: it has not even a skeleton. */
  &:empty {
    min-height: var(--size);
    border-radius: ${radius.panel};
    background: ${color.s2};
  }
`

const Loading = styled.div`
  height: var(--size);
`

const Source = styled.small`
  display: block;
  color: ${color.t3};
  font-size: ${fontSize.s11};
`
