import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import styled, { css } from 'styled-components'
import { color, fontSize, radius, space } from '../theme'
import { type Instrument, factsOf } from './external/instruments'
import { ProofStatus, type Shown } from './external/ProofStatus'
import { useText } from './external/texts'
import { useFrameProof } from './external/useFrameProof'
import { CHART_TYPE_FACTS, type ChartType, widgetUrl } from './external/widgetUrl'
import { type ChartHeight, PriceChart, type PriceLine, type TradeMarker } from './PriceChart'
import { LEAST_FILL } from './price/model'
import { useNearViewport } from './useNearViewport'

export type { Instrument }

interface ExternalChartProps {
  instrument: Instrument
  chartType?: ChartType
  /** Of the chart: the lines around it have room of their own. Where it fills, they are within. */
  height?: ChartHeight
  /** For the simulated chart. */
  markers?: readonly TradeMarker[]
  lines?: readonly PriceLine[]
  /** What else is said of the simulated chart; without, it is as the chart type has it. */
  simulated?: Pick<
    ComponentProps<typeof PriceChart>,
    'timeframe' | 'onTimeframe' | 'kind' | 'onKind' | 'indicators' | 'onIndicators' | 'toolbar'
  >
  /** Stands at the end of the line above the chart. */
  actions?: ReactNode
}

const PROVIDER_URL = 'https://www.tradingview.com/'

/**
 * The provider's chart in a frame, over our own simulated one: the frame is seen only once it has
 * proved itself, is there only while it can be seen, and leaves the simulated chart when it fails.
 */
export function ExternalChart({
  instrument,
  chartType = 'Standard',
  height = 300,
  markers,
  lines,
  simulated,
  actions,
}: ExternalChartProps) {
  const t = useText()
  const frameId = useId()
  const { symbol, pair, quotedIn } = factsOf(instrument)
  const { timeframe, kind } = CHART_TYPE_FACTS[chartType]
  const url = widgetUrl({ frameId, symbol, chartType })
  const [boxRef, isVisible] = useNearViewport()
  const { proof, attachFrame, retry } = useFrameProof(url, isVisible)
  const [wanted, setWanted] = useState<Shown>('external')

  const isFrameShown =
    proof.status === 'proved' || (proof.status === 'unproved' && wanted === 'external')

  const fills = height === 'fill'
  const boxHeight = fills ? '100%' : height

  return (
    <Figure $fills={fills}>
      <ProofStatus
        status={proof.status}
        shown={isFrameShown ? 'external' : 'simulated'}
        onShow={setWanted}
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
        {isVisible && proof.status !== 'failed' && (
          <Frame
            key={proof.attempt}
            ref={attachFrame}
            id={frameId}
            src={url}
            title={t('externalChartOf', { instrument })}
            loading="lazy"
            referrerPolicy="origin"
            style={{ height: boxHeight }}
            $isShown={isFrameShown}
            inert={!isFrameShown}
            aria-hidden={!isFrameShown}
          />
        )}
      </Box>
      <Caption>
        {t('caption')} {quotedIn && t('quotedIn', { currency: quotedIn })}{' '}
        {/* Also the stop after the frame: behind a last frame Chromium lets the focus out of a dialog. */}
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

/** As high as its own table may be while it is shown, and as the box while it is not. */
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
