import { type FocusEvent, type KeyboardEvent, memo, type RefObject, useId } from 'react'
import styled from 'styled-components'
import { Button, color, handOnFocus, radius, space, VisuallyHidden } from '@aldergate/ui'
import { useText } from '../texts'
import { ChartCover } from './ChartCover'
import { chartAction } from '../model/keys'
import type { PriceChartModel } from '../model/priceChartModel'
import { MovableLines } from '../lines/MovableLines'
import { OutsideLabels } from '../lines/OutsideLabels'
import { leastDrawing } from '../model/paneHeights'
import type { Spoken } from './SpokenCandle'
import type { usePriceChart } from '../drawing/usePriceChart'

interface ChartSurfaceProps extends Pick<PriceChartModel, 'lines' | 'format'> {
  hostRef: RefObject<HTMLDivElement | null>
  chart: ReturnType<typeof usePriceChart>
  /** The owner of the prices. */
  name: string
  /** The description of the chart, for screen readers. */
  label: string
  /** Below the prices. */
  paneCount: number
  isEmpty: boolean
  /** Whether it shows a requested span instead of the newest candles. */
  isPinned: boolean
  /** Whether it scrolls when its place is too low for all panes; otherwise the place grows. */
  scrolls: boolean
  isSpoken: boolean
  /** The keyboard has moved to a candle, or away. */
  onSpoken: (spoken: Spoken | undefined) => void
}

/** The drawing, its keyboard control, and what stands above it. A new price alone does not re-render it. */
export const ChartSurface = memo(function ChartSurface(props: ChartSurfaceProps) {
  const { hostRef, chart, name, label, paneCount, isEmpty, isPinned, scrolls } = props
  const { lines, format, isSpoken, onSpoken } = props
  const t = useText()
  const keysId = useId()
  const isReady = chart.status === 'ready'

  function pressKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const action = chartAction(event.key, event.shiftKey)
    if (!action) return
    // The first Escape clears the crosshair; the next one reaches the surroundings, such as a dialog.
    if (action.type === 'leave' && !isSpoken) return
    event.preventDefault()
    event.stopPropagation()
    const time = chart.act(action)
    if (action.type !== 'zoom') onSpoken(time === undefined ? undefined : { time })
  }

  /** Clears the crosshair on blur, because the keys that would clear it no longer reach the chart. */
  function leave(event: FocusEvent) {
    if (!isSpoken || event.currentTarget.contains(event.relatedTarget)) return
    chart.act({ type: 'leave' })
    onSpoken(undefined)
  }

  const minHeight = paneCount > 0 ? leastDrawing(paneCount) : undefined

  return (
    <Place $isLoading={chart.status === 'loading'} style={scrolls ? undefined : { minHeight }}>
      <Keys
        // A screen reader hands the arrow keys on only within an application.
        role="application"
        aria-roledescription={t('chartRole')}
        aria-label={label}
        aria-describedby={keysId}
        tabIndex={isReady ? 0 : -1}
        onKeyDown={pressKey}
        onBlur={leave}
      >
        <Drawing style={{ minHeight }}>
          <Host ref={hostRef} $isShown={isReady} $isPinned={isPinned} aria-hidden="true" />
          {isReady && <OutsideLabels outside={chart.outside} lines={lines} format={format} />}
          {isReady && (
            <MovableLines places={chart.movable} lines={lines} format={format} scale={chart} />
          )}
        </Drawing>
      </Keys>
      <VisuallyHidden id={keysId}>{t('chartKeys')}</VisuallyHidden>
      {isReady && !chart.isFollowing && !isPinned && (
        <Latest ref={handOnFocus}>
          <Button size="small" onClick={chart.showNewest}>
            {t('latest')}
          </Button>
        </Latest>
      )}
      <ChartCover status={isEmpty ? 'empty' : chart.status} pair={name} onRetry={chart.retry} />
    </Place>
  )
})

/** A chart that is not drawn yet is not printed. */
const Place = styled.div<{ $isLoading: boolean }>`
  position: relative;
  flex: 1;
  min-height: 104px;
  isolation: isolate;

  @media print {
    display: ${({ $isLoading }) => $isLoading && 'none'};
    flex: none;
  }
`

const Keys = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden auto;
  border-radius: ${radius.control};

  &:focus-visible {
    outline-offset: -2px;
  }

  @media print {
    position: static;
    overflow: hidden;
  }
`

const Drawing = styled.div`
  position: relative;
  height: 100%;

  @media print {
    height: auto;
  }
`

/**
 * Hidden while it is drawn in stages, because its axes move. Paper is narrower than the screen: the newest candles and
 * their prices stay on it, or the beginning of the pinned stretch, at the same height.
 */
const Host = styled.div<{ $isShown: boolean; $isPinned: boolean }>`
  position: absolute;
  inset: 0;
  ${({ $isShown }) => !$isShown && 'visibility: hidden;'}

  @media print {
    position: static;
    display: flex;
    justify-content: ${({ $isPinned }) => ($isPinned ? 'flex-start' : 'flex-end')};

    > div {
      flex: none;
      width: auto !important;
      height: auto !important;
    }
  }
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
