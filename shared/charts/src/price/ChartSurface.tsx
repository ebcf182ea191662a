import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import styled from 'styled-components'
import { Button, color, radius, space, VisuallyHidden } from '@aldergate/ui'
import { useText } from './texts'
import { chartAction } from './keys'
import { panesOf, type PriceChartModel } from './model'
import { MovableLines } from './MovableLines'
import { OutsideLabels } from './OutsideLabels'
import { leastDrawing } from './paneHeights'
import { SpokenCandle } from './SpokenCandle'
import type { usePriceChart } from './usePriceChart'

interface ChartSurfaceProps {
  hostRef: RefObject<HTMLDivElement | null>
  chart: Pick<
    ReturnType<typeof usePriceChart>,
    'act' | 'isFollowing' | 'movable' | 'outside' | 'priceAt' | 'showNewest' | 'status' | 'yAt'
  >
  model: PriceChartModel
  /** What the chart shows. */
  label: string
  /** Whether it scrolls within its place where that is too low for all panes; else the place grows. */
  scrolls: boolean
  /** What stands over the drawing while there is none. */
  children: ReactNode
}

/** The drawing, the keys that move through it, and what is said of it. */
export function ChartSurface(props: ChartSurfaceProps) {
  const { hostRef, chart, model, label, scrolls, children } = props
  const t = useText()
  const keysId = useId()
  const [spoken, setSpoken] = useState<{ time: number }>()
  const isReady = chart.status === 'ready'

  function pressKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const action = chartAction(event.key, event.shiftKey)
    if (!action) return
    // The first Escape leaves the crosshair, the next one what is around the chart, such as a dialog.
    if (action.type === 'leave' && !spoken) return
    event.preventDefault()
    event.stopPropagation()
    const time = chart.act(action)
    if (action.type !== 'zoom') setSpoken(time === undefined ? undefined : { time })
  }

  const paneCount = panesOf(model).length
  const minHeight = paneCount > 0 ? leastDrawing(paneCount) : undefined

  return (
    <Place style={scrolls ? undefined : { minHeight }}>
      <Keys
        // A screen reader hands the arrow keys on only within an application.
        role="application"
        aria-roledescription={t('chartRole')}
        aria-label={label}
        aria-describedby={keysId}
        tabIndex={isReady ? 0 : -1}
        onKeyDown={pressKey}
        onBlur={() => setSpoken(undefined)}
      >
        <Drawing style={{ minHeight }}>
          <Host ref={hostRef} $isShown={isReady} aria-hidden="true" />
          {isReady && <OutsideLabels outside={chart.outside} model={model} />}
          {isReady && <MovableLines places={chart.movable} model={model} scale={chart} />}
        </Drawing>
      </Keys>
      <VisuallyHidden id={keysId}>{t('chartKeys')}</VisuallyHidden>
      <SpokenCandle model={model} spoken={spoken} />
      {isReady && !chart.isFollowing && !model.span && (
        <Latest>
          <Button size="small" onClick={chart.showNewest}>
            {t('latest')}
          </Button>
        </Latest>
      )}
      {children}
    </Place>
  )
}

const Place = styled.div`
  position: relative;
  flex: 1;
  min-height: 104px;
  isolation: isolate;
`

const Keys = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden auto;
  border-radius: ${radius.control};

  &:focus-visible {
    outline-offset: -2px;
  }
`

const Drawing = styled.div`
  position: relative;
  height: 100%;
`

/** While it is drawn piece by piece its axes move: that is not seen. */
const Host = styled.div<{ $isShown: boolean }>`
  position: absolute;
  inset: 0;
  ${({ $isShown }) => !$isShown && 'visibility: hidden;'}
`

/** Above the time axis. */
const Latest = styled.div`
  position: absolute;
  z-index: 2;
  left: ${space(2)};
  bottom: ${space(8)};
  border-radius: ${radius.control};
  background: ${color.s2};
`
