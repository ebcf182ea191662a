import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import styled, { css } from 'styled-components'
import { color, fontSize, radius, space, useFormat } from '@aldergate/ui'
import { useNearViewport } from '@aldergate/ui/data'
import { factsOf, type Instrument } from './instruments'
import { ProofStatus, type ShownChart } from './ProofStatus'
import { useText } from './texts'
import { useFrameProof } from './useFrameProof'
import { CHART_TYPE_FACTS, type ChartType, widgetUrl } from './widgetUrl'
import { type ChartHeight, PriceChart, type PriceLine, type TradeMarker } from '../price/PriceChart'
import { LEAST_FILL } from '../price/model/priceChartModel'
import { useChosen } from '../price/useChosen'

export type { Instrument }

interface ExternalChartProps {
  instrument: Instrument
  chartType?: ChartType
  /** The height of the chart without the lines around it. With `fill` they are included. */
  height?: ChartHeight
  /** Marks for the simulated chart. */
  markers?: readonly TradeMarker[]
  lines?: readonly PriceLine[]
  /** Further settings of the simulated chart; without them, it is as the chart type has it. */
  simulated?: Pick<
    ComponentProps<typeof PriceChart>,
    'timeframe' | 'onTimeframe' | 'kind' | 'onKind' | 'indicators' | 'onIndicators' | 'toolbar'
  >
  /** The chart that the trader wants to see. With `onWanted` the parent decides; without, the switch does. */
  wanted?: ShownChart
  onWanted?: (chart: ShownChart) => void
  /** At the end of the line above the chart. */
  actions?: ReactNode
}

/**
 * The minimum for the provider's chart: its scripts, and its own origin, without which its message could not be told
 * from a stranger's. It cannot open tabs, send forms, show alerts, download files or navigate this tab: the link in the
 * caption leads to the provider.
 */
const FRAME_RIGHTS = 'allow-scripts allow-same-origin'

const PROVIDER_URL = 'https://www.tradingview.com/'

/**
 * The provider's chart in an iframe above our own simulated one. The iframe is shown only once it has proved itself or
 * the trader asks for it unproved, and exists only while it is visible and wanted. Otherwise the simulated chart is
 * shown.
 */
export function ExternalChart({
  instrument,
  chartType = 'Standard',
  height = 300,
  markers,
  lines,
  simulated,
  wanted: askedChart = 'external',
  onWanted,
  actions,
}: ExternalChartProps) {
  const t = useText()
  const format = useFormat()
  const frameId = useId()
  const { symbol, pair, quotedIn } = factsOf(instrument)
  const { timeframe, kind } = CHART_TYPE_FACTS[chartType]
  const url = widgetUrl({ frameId, symbol, chartType })
  const [boxRef, isVisible] = useNearViewport()
  const [wanted, want] = useChosen(askedChart, onWanted)
  const isWanted = wanted === 'external'
  const { proof, attachFrame, retry } = useFrameProof(url, isVisible && isWanted)
  const [chosen, setChosen] = useState<{ attempt: number; chart: ShownChart }>()

  // A choice beside an unproved frame applies to that frame only: the next one has to prove itself again.
  const isChosen = chosen?.attempt === proof.attempt ? chosen.chart === 'external' : undefined
  const isFrameShown =
    isWanted &&
    (proof.status === 'proved'
      ? isChosen !== false
      : proof.status === 'unproved' && isChosen === true)

  function show(chart: ShownChart) {
    if (isWanted && proof.status === 'unproved') {
      setChosen({ attempt: proof.attempt, chart })
      return
    }
    setChosen(undefined)
    want(chart)
    if (chart === 'external') retry()
  }

  const fills = height === 'fill'
  const boxHeight = fills ? '100%' : height

  return (
    <Figure $fills={fills}>
      <ProofStatus
        status={isWanted ? proof.status : 'off'}
        shown={isFrameShown ? 'external' : 'simulated'}
        onShow={show}
        onRetry={retry}
        actions={actions}
      />
      <Box ref={boxRef} style={fills ? undefined : { minHeight: height }}>
        <Layer
          $isShown={!isFrameShown}
          style={fills || isFrameShown ? { height: boxHeight } : undefined}
          inert={isFrameShown}
          aria-hidden={isFrameShown}
        >
          <PriceChart
            pair={pair}
            timeframe={timeframe}
            kind={kind}
            height={height}
            markers={markers}
            lines={lines}
            toolbar="none"
            {...simulated}
          />
        </Layer>
        {isVisible && isWanted && proof.status !== 'failed' && (
          <Frame
            key={proof.attempt}
            ref={attachFrame}
            id={frameId}
            src={url}
            title={t('externalChartOf', { instrument })}
            loading="lazy"
            referrerPolicy="origin"
            sandbox={FRAME_RIGHTS}
            style={{ height: boxHeight }}
            $isShown={isFrameShown}
            inert={!isFrameShown}
            aria-hidden={!isFrameShown}
          />
        )}
      </Box>
      <Caption>
        {format.sentences([t('caption'), quotedIn && t('quotedIn', { currency: quotedIn })])}{' '}
        {/* Also a tab stop after the iframe: when an iframe is the last one, Chromium lets the focus leave the
            dialog. */}
        <a href={PROVIDER_URL} target="_blank" rel="noopener noreferrer">
          {t('provider')}
        </a>
      </Caption>
    </Figure>
  )
}

const Figure = styled.figure<{ $fills: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  min-width: 0;

  ${({ $fills }) =>
    $fills &&
    css`
      grid-template-rows: auto minmax(${LEAST_FILL}px, 1fr) auto;
      height: 100%;
    `}
`

const Box = styled.div`
  position: relative;
  min-width: 0;
  isolation: isolate;
`

/** While it is shown, its own table may enlarge it; while it is not, it is as high as the box. */
const Layer = styled.div<{ $isShown: boolean }>`
  ${({ $isShown }) => !$isShown && 'overflow: hidden; visibility: hidden;'}
`

/** Hidden by its opacity: a browser stops the clock of a hidden frame, which could then never prove itself. */
const Frame = styled.iframe<{ $isShown: boolean }>`
  position: absolute;
  z-index: 1;
  top: 0;
  left: 0;
  width: 100%;
  border-radius: ${radius.control};
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  ${({ $isShown }) => !$isShown && 'pointer-events: none;'}
`

const Caption = styled.figcaption`
  color: ${color.t3};
  font-size: ${fontSize.s11};
  line-height: 16px;

  a {
    color: inherit;
  }
`
