import { type Atom, atom, useAtomValue, useSetAtom } from 'jotai'
import { type RefCallback, useCallback, useId, useRef, useState } from 'react'
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
import { useDrawnTimeframe } from './useDrawnTimeframe'
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
  /** The span to scroll to; a new object scrolls there again. Without it, the newest candles are in view. */
  span?: TimeSpan | undefined
  /** The total height, without the table that can be opened below; with `fill` the table is included. */
  height?: ChartHeight
  toolbar?: 'full' | 'none'
  /** Candles from the parent, such as those of a replay; by default the market's. */
  source?: Atom<readonly Candle[]>
  /** The name of these candles, and the decimals of their prices, if they are not the pair's. */
  own?: { name: string; decimals: number } | undefined
  /** Describes the content; by default the kind of candles. */
  label?: string
}

/** Below this height the numbers above the candles are only the price and its change. */
const BRIEF_BELOW = 220

/** Drawn at this distance from the screen, so that scrolling to it shows the newest price at once. */
const SIGHT_MARGIN = '300px 0px'

const NONE: readonly never[] = []

/** The candles of a chart that was never in sight: those of which its legend tells. */
const LEGEND_COUNT = 2

/** The product's only price chart: candles of the simulated market, live unless they come from a source. */
export function PriceChart({
  timeframe: askedTimeframe = '1h',
  onTimeframe,
  indicators: askedIndicators = NONE,
  onIndicators,
  ...props
}: PriceChartProps) {
  const { pair, source } = props
  const [sightRef, isInSight] = useNearViewport(SIGHT_MARGIN)
  const [chosen, chooseTimeframe] = useChosen(askedTimeframe, onTimeframe)
  const [indicators, chooseIndicators] = useChosen(askedIndicators, onIndicators)
  const drawn = useDrawnTimeframe({ pair, timeframe: chosen, indicators, source, isInSight })
  const timeframe = drawn ?? chosen
  const isKnown = drawn !== undefined
  const shown = isKnown ? source : candlesAtom(pair, timeframe, LEGEND_COUNT)
  const candles = useAtomValue(shown ?? candlesAtom(pair, timeframe))

  return (
    <CandleChart
      {...props}
      sightRef={sightRef}
      isInSight={isInSight}
      isKnown={isKnown}
      source={shown}
      timeframe={timeframe}
      chosen={chosen}
      onTimeframe={chooseTimeframe}
      indicators={indicators}
      onIndicators={chooseIndicators}
      candles={candles}
    />
  )
}

interface CandleChartProps extends Omit<PriceChartProps, 'source'> {
  sightRef: RefCallback<Element>
  isInSight: boolean
  /** Whether all candles are known. */
  isKnown: boolean
  source: Atom<readonly Candle[]> | undefined
  timeframe: Timeframe
  /** The timeframe that is drawn as soon as its candles are made. */
  chosen: Timeframe
  onTimeframe: (timeframe: Timeframe) => void
  indicators: readonly IndicatorSetting[]
  onIndicators: (indicators: readonly IndicatorSetting[]) => void
  candles: readonly Candle[]
}

/** Separate from the component that computes the candles: React can only interrupt a render between two components. */
function CandleChart({
  sightRef,
  isInSight,
  isKnown,
  pair,
  timeframe,
  chosen,
  onTimeframe,
  kind: askedKind = 'candles',
  onKind,
  indicators,
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
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const [isTableShown, setIsTableShown] = useState(false)
  const [spoken, setSpoken] = useState<Spoken>()
  const [crosshairAtom] = useState(() => atom<number>())
  const name = own?.name ?? pair
  const model = usePriceChartModel({
    pair,
    timeframe,
    kind,
    settings: indicators,
    decimals: own?.decimals,
    markers,
    paths,
    lines,
    span,
    candles,
    source,
  })
  const onCrosshair = useSetAtom(crosshairAtom)
  const chart = usePriceChart({ hostRef, model, isKnown, isInSight, onCrosshair })
  const fullscreen = useFullscreen(frameRef)
  const fills = height === 'fill'

  // Independent of the price: a tick changes the model, but not the components around the drawing.
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
            timeframe={chosen}
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
          isEmpty={candles.length === 0}
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
          settings={indicators}
          onChange={onIndicators}
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
