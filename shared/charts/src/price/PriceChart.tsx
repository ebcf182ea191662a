import { type Atom, atom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useId, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import type { Candle, Pair, Timeframe } from '@aldergate/market'
import type { IndicatorSetting } from '@aldergate/market/indicators'
import { candlesAtom } from '@aldergate/market/state'
import { color, space } from '@aldergate/ui'
import { useNearViewport } from '@aldergate/ui/data'
import { CandleTable } from './around/CandleTable'
import { ChartFooter } from './around/ChartFooter'
import { ChartLegend } from './around/ChartLegend'
import { ChartSurface } from './around/ChartSurface'
import { ChartToolbar } from './around/ChartToolbar'
import { IndicatorDrawer } from './drawer/IndicatorDrawer'
import {
  type ChartHeight,
  type ChartKind,
  LEAST_FILL,
  panesOf,
  type PriceLine,
  type TimeSpan,
  type TradeMarker,
  type TradePath,
} from './model/priceChartModel'
import { type Spoken, SpokenCandle } from './around/SpokenCandle'
import { useChosen } from './useChosen'
import { useFullscreen } from './useFullscreen'
import { usePriceChart } from './drawing/usePriceChart'
import { usePriceChartModel } from './usePriceChartModel'
import { useText } from './texts'

export type { ChartHeight, ChartKind, PriceLine, TimeSpan, TradeMarker, TradePath }

interface PriceChartProps {
  pair: Pair
  /** With `onTimeframe` the parent decides; without, the trader may choose another. So with each `on…`. */
  timeframe?: Timeframe
  onTimeframe?: (timeframe: Timeframe) => void
  kind?: ChartKind
  onKind?: (kind: ChartKind) => void
  indicators?: readonly IndicatorSetting[]
  onIndicators?: (indicators: readonly IndicatorSetting[]) => void
  markers?: readonly TradeMarker[]
  paths?: readonly TradePath[]
  lines?: readonly PriceLine[]
  /** The span to bring into view; another object brings it there anew. Without, the newest candles are in view. */
  span?: TimeSpan | undefined
  /** Of the whole, without the table that may be opened below; a chart that fills has the table within. */
  height?: ChartHeight
  toolbar?: 'full' | 'none'
  /** Candles of the parent's own, such as those of a replay; without, the market's. */
  source?: Atom<readonly Candle[]>
  /** The name of these candles, and how many decimals their prices have, where they are not the pair's. */
  own?: { name: string; decimals: number } | undefined
  /** Says what is seen; without, what the candles are. */
  label?: string
}

/** Below this height the numbers above the candles are only the price and its change. */
const BRIEF_BELOW = 220

/** So far from the screen it is drawn already: who scrolls finds the newest price. */
const SIGHT_MARGIN = '300px 0px'

const NONE: readonly never[] = []

/** The one price chart of the product: the simulated market's candles, live unless they come from a source. */
export function PriceChart({ timeframe: asked = '1h', onTimeframe, ...props }: PriceChartProps) {
  const [timeframe, chooseTimeframe] = useChosen(asked, onTimeframe)
  const candles = useAtomValue(props.source ?? candlesAtom(props.pair, timeframe))

  return (
    <CandleChart {...props} timeframe={timeframe} onTimeframe={chooseTimeframe} candles={candles} />
  )
}

interface CandleChartProps extends PriceChartProps {
  timeframe: Timeframe
  onTimeframe: (timeframe: Timeframe) => void
  candles: readonly Candle[]
}

/** Apart from who makes the candles: a render can give way to the trader only between two components. */
function CandleChart({
  pair,
  timeframe,
  onTimeframe,
  kind: askedKind = 'candles',
  onKind,
  indicators: askedIndicators = NONE,
  onIndicators,
  markers = NONE,
  paths = NONE,
  lines = NONE,
  span,
  height = 300,
  toolbar = 'full',
  candles,
  source,
  own,
  label,
}: CandleChartProps) {
  const t = useText()
  const tableId = useId()
  const frameRef = useRef<HTMLDivElement>(null)
  const hostRef = useRef<HTMLDivElement>(null)
  const [kind, chooseKind] = useChosen(askedKind, onKind)
  const [settings, chooseSettings] = useChosen(askedIndicators, onIndicators)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const [isTableShown, setIsTableShown] = useState(false)
  const [spoken, setSpoken] = useState<Spoken>()
  const [crosshairAtom] = useState(() => atom<number>())
  const name = own?.name ?? pair
  const model = usePriceChartModel({
    pair,
    timeframe,
    kind,
    settings,
    decimals: own?.decimals,
    markers,
    paths,
    lines,
    span,
    candles,
    source,
  })
  const [sightRef, isInSight] = useNearViewport(SIGHT_MARGIN)
  const onCrosshair = useSetAtom(crosshairAtom)
  const chart = usePriceChart({ hostRef, model, isInSight, onCrosshair })
  const fullscreen = useFullscreen(frameRef)
  const fills = height === 'fill'

  // The same with every price: what it moves is the model, and not what stands around it.
  const { act } = chart
  const zoom = useCallback((factor: number) => act({ type: 'zoom', factor }), [act])
  const openMenu = useCallback(() => setIsMenuOpen(true), [])
  const closeMenu = useCallback(() => setIsMenuOpen(false), [])
  const toggleTable = useCallback(() => setIsTableShown((isShown) => !isShown), [])

  return (
    <Stack ref={sightRef} $fills={fills} $hasTable={isTableShown}>
      <Frame ref={frameRef} style={fills ? undefined : { minHeight: height }}>
        {toolbar === 'full' && (
          <ChartToolbar
            timeframe={timeframe}
            onTimeframe={onTimeframe}
            kind={kind}
            onKind={chooseKind}
            onIndicators={openMenu}
            onZoom={zoom}
            isFullscreen={fullscreen.isFullscreen}
            onFullscreen={fullscreen.toggle}
          />
        )}
        <ChartLegend
          model={model}
          crosshairAtom={crosshairAtom}
          isBrief={!fills && height < BRIEF_BELOW}
        />
        <ChartSurface
          hostRef={hostRef}
          chart={chart}
          name={name}
          label={label ?? t('chartOf', { pair: name, timeframe })}
          paneCount={panesOf(model).length}
          isEmpty={model.candles.length === 0}
          isPinned={span !== undefined}
          scrolls={fills}
          lines={lines}
          format={model.format}
          isSpoken={spoken !== undefined}
          onSpoken={setSpoken}
        />
        <SpokenCandle model={spoken && model} spoken={spoken} />
        <ChartFooter
          isTableShown={isTableShown}
          hasTable={!fullscreen.isFullscreen}
          tableId={tableId}
          onTable={toggleTable}
        />
        <IndicatorDrawer
          settings={settings}
          onChange={chooseSettings}
          isOpen={isMenuOpen}
          onClose={closeMenu}
        />
      </Frame>
      {isTableShown && (
        <Table id={tableId} $scrolls={fills}>
          <CandleTable model={model} pair={name} timeframe={timeframe} />
        </Table>
      )}
    </Stack>
  )
}

const Stack = styled.div<{ $fills: boolean; $hasTable: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  ${({ $fills, $hasTable }) =>
    $fills &&
    css`
      grid-template-rows: minmax(${LEAST_FILL}px, 3fr) ${$hasTable && 'minmax(0, 2fr)'};
      height: 100%;

      @media print {
        display: block;
        height: auto;
      }
    `}
`

const Table = styled.div<{ $scrolls: boolean }>`
  min-width: 0;
  ${({ $scrolls }) => $scrolls && 'overflow-y: auto;'}
`

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-width: 0;

  &:fullscreen {
    padding: ${space(3)};
    background: ${color.s1};
    overflow-y: auto;
  }

  @media print {
    display: block;
    break-inside: avoid;
  }
`
