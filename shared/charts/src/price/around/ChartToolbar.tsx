import { memo } from 'react'
import styled from 'styled-components'
import { type Timeframe, TIMEFRAMES } from '@aldergate/market'
import { Button, color, IconButton, space } from '@aldergate/ui'
import { ToggleGroup } from '@aldergate/ui/forms'
import { useText } from '../texts'
import { ZOOM_FACTOR } from '../model/keys'
import type { ChartKind } from '../model/priceChartModel'

interface ChartToolbarProps {
  timeframe: Timeframe
  onTimeframe: (timeframe: Timeframe) => void
  kind: ChartKind
  onKind: (kind: ChartKind) => void
  onIndicators: () => void
  onZoom: (factor: number) => void
  isFullscreen: boolean
  /** `undefined` if the browser does not support full screen. */
  onFullscreen: (() => void) | undefined
}

/** The choices of a chart: timeframe, kind, indicators, zoom and full screen. */
export const ChartToolbar = memo(function ChartToolbar(props: ChartToolbarProps) {
  const { timeframe, onTimeframe, kind, onKind, isFullscreen, onFullscreen } = props
  const t = useText()
  const kinds = [
    { value: 'candles', label: t('candles') },
    { value: 'line', label: t('line') },
  ] as const

  return (
    <Bar>
      <ToggleGroup
        label={t('timeframe')}
        options={TIMEFRAMES.map((value) => ({ value, label: value }))}
        value={timeframe}
        onChange={onTimeframe}
      />
      <ToggleGroup label={t('chartKind')} options={kinds} value={kind} onChange={onKind} />
      <Button size="small" onClick={props.onIndicators}>
        {t('indicators')}
      </Button>
      <Tools>
        <IconButton
          icon="minus"
          label={t('zoomOut')}
          onClick={() => props.onZoom(1 / ZOOM_FACTOR)}
        />
        <IconButton icon="plus" label={t('zoomIn')} onClick={() => props.onZoom(ZOOM_FACTOR)} />
        {onFullscreen && (
          <IconButton
            icon={isFullscreen ? 'shrink' : 'expand'}
            label={t(isFullscreen ? 'leaveFullscreen' : 'fullscreen')}
            onClick={onFullscreen}
          />
        )}
      </Tools>
    </Bar>
  )
})

/** In a narrow chart the tools wrap to two lines: when they scrolled, hidden ones were not found. */
const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  padding-bottom: ${space(2)};
  border-bottom: 1px solid ${color.border};
`

const Tools = styled.div`
  display: flex;
  margin-left: auto;
`
