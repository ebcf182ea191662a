import {
  linePath,
  Plot,
  PlotDrawing,
  PlotFigure,
  PlotGrid,
  PlotLine,
  scaleOf,
} from '@aldergate/charts/plot'
import type { ShuffledBand } from '@aldergate/market/strategy'
import { color, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'

/** The range of equities that most orders of the trades produce, trade by trade, and the actual equity. */
export function BandPlot({ band, capital }: { band: ShuffledBand; capital: number }) {
  const t = useText()
  const format = useFormat()
  const [low, middle, high, actual] = [band.low, band.middle, band.high, band.actual].map((curve) =>
    Array.from(curve, (equity) => (equity / capital - 1) * 100),
  )
  if (!low || !middle || !high || !actual) return null
  const steps = [...band.steps]
  const trades = Number(steps.at(-1))
  const lefts = steps.map((step) => (step / trades) * 100)
  const scale = scaleOf([...low, ...high, ...actual], 4)
  const upper = linePath(lefts, high, scale)
  const lower = linePath(lefts.toReversed(), low.toReversed(), scale).replace('M', 'L')

  return (
    <PlotFigure>
      <Surface>
        <Plot $height={180} role="img" aria-label={t('bandChart')}>
          <PlotGrid scale={scale} write={format.signedPercent} />
          <PlotDrawing viewBox="0 0 100 100" preserveAspectRatio="none">
            <path d={`${upper}${lower}Z`} fill={color.accent} fillOpacity="0.2" />
            <PlotLine path={linePath(lefts, middle, scale)} tint={color.t3} isDashed />
            <PlotLine path={linePath(lefts, actual, scale)} tint={color.accent} />
          </PlotDrawing>
        </Plot>
        <Axis aria-hidden="true">
          <span>{t('tradeNumber', { number: 0 })}</span>
          <span>{t('tradeNumber', { number: trades })}</span>
        </Axis>
      </Surface>
    </PlotFigure>
  )
}

const Surface = styled.div`
  margin-right: var(--axis);
`

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 4px;
  color: ${color.t3};
  font-size: 11px;
`
