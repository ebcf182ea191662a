import { type Atom, useAtomValue } from 'jotai'
import { memo } from 'react'
import styled from 'styled-components'
import { color, fontSize, fontWeight, LiveText, media, space, VisuallyHidden } from '@aldergate/ui'
import { Direction } from '@aldergate/ui/data'
import { useText } from '../texts'
import type { DrawnIndicator } from '../model/drawnIndicators'
import type { PriceChartModel } from '../model/priceChartModel'
import { cssColor } from '../model/colors'
import { type CandleReading, readingAt } from '../model/reading'

interface ChartLegendProps {
  model: PriceChartModel
  /** The time of the candle under the crosshair. */
  crosshairAtom: Atom<number | undefined>
  /** Only the price and its change. */
  isBrief: boolean
}

/** The numbers of the candle under the crosshair, else of the newest one. */
export function ChartLegend({ model, crosshairAtom, isBrief }: ChartLegendProps) {
  const t = useText()
  const { candles } = model
  // A candle that is still drawn may already have left the model.
  const reading = readingAt(candles, useAtomValue(crosshairAtom)) ?? readingAt(candles)
  if (!reading) return <Line />
  const { candle, changePercent } = reading
  const { format } = model

  return (
    <Line>
      {!isBrief && (
        <>
          <Moment time={candle.time} format={format} />
          <Price name={t('open')} short={t('openShort')}>
            {format.price(candle.open)}
          </Price>
          <Price name={t('high')} short={t('highShort')}>
            {format.price(candle.high)}
          </Price>
          <Price name={t('low')} short={t('lowShort')}>
            {format.price(candle.low)}
          </Price>
        </>
      )}
      <Price name={t('close')} short={t('closeShort')}>
        {format.price(candle.close)}
      </Price>
      <Direction change={Number(changePercent.toFixed(2))}>
        {format.signedPercent(changePercent)}
      </Direction>
      {!isBrief &&
        model.indicators.map((indicator, at) => (
          <IndicatorValues key={at} indicator={indicator} model={model} reading={reading} />
        ))}
    </Line>
  )
}

interface MomentProps extends Pick<PriceChartModel, 'format'> {
  time: number
}

/**
 * Memoised separately: a candle's prices change often, its start never, and formatting a time takes half a millisecond.
 */
const Moment = memo(function Moment({ time, format }: MomentProps) {
  return <When>{format.moment(time)}</When>
})

interface PriceProps {
  name: string
  short: string
  children: string
}

/** Memoised separately: most ticks change only one of a candle's four prices. */
const Price = memo(function Price({ name, short, children }: PriceProps) {
  return (
    <span>
      <Name name={name} short={short} />
      <LiveText text={children} />
    </span>
  )
})

const Name = memo(function Name({ name, short }: Omit<PriceProps, 'children'>) {
  return (
    <>
      <Letter aria-hidden="true">{short}</Letter>
      <VisuallyHidden>{name}</VisuallyHidden>{' '}
    </>
  )
})

interface IndicatorValuesProps {
  indicator: DrawnIndicator
  model: PriceChartModel
  reading: CandleReading
}

/** Every value reserves the width of its longest text, so that moving the crosshair does not re-wrap the lines. */
function IndicatorValues({ indicator, model, reading }: IndicatorValuesProps) {
  const { title, unit, plots } = indicator
  const write = model.format[unit]
  const width = unit === 'price' ? write(-reading.candle.close).length : '100.00'.length

  return (
    <Indicator>
      {title}
      {plots.map(({ id, color: line, values }) => (
        <Value key={id} style={{ borderColor: cssColor(line), minWidth: `${width + 1}ch` }}>
          <LiveText text={write(values[reading.index] ?? Number.NaN)} />
        </Value>
      ))}
    </Indicator>
  )
}

const Line = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  min-height: 16px;
  color: ${color.t1};
  font-size: ${fontSize.s11};
  line-height: 16px;
  white-space: nowrap;
`

const When = styled.span`
  min-width: 18ch;
  color: ${color.t2};
  font-weight: ${fontWeight.medium};
`

const Letter = styled.span`
  color: ${color.t3};
`

const Indicator = styled.span`
  display: inline-flex;
  gap: ${space(2)};
  color: ${color.t2};

  /* The table has these values, too. */
  ${media.phone} {
    display: none;
  }
`

/** The text keeps a colour that reads: the trader's own may not. */
const Value = styled.span`
  padding-left: ${space(1)};
  border-left: 2px solid;
  color: ${color.t1};
  forced-color-adjust: none;
`
