import { PlotLegend, PlotLegendTime, PlotSwatch } from '@aldergate/charts/plot'
import { usePairPrice } from '@aldergate/charts/quotes'
import { color, useFormat } from '@aldergate/ui'
import type { CurveUnit, Reading } from './reading'
import { useText } from './texts'
import type { TradeMark } from './trades'

interface CurveLegendProps {
  reading: Reading
  unit: CurveUnit
  benchmarkName: string
  isNow: boolean
  /** The trades of the period at the cursor. */
  trades: readonly TradeMark[]
}

/** The legend of the lines, with the value of each at the cursor or, without a cursor, now. */
export function CurveLegend({ reading, unit, benchmarkName, isNow, trades }: CurveLegendProps) {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()

  return (
    <PlotLegend>
      <PlotLegendTime>{isNow ? t('now') : reading.time}</PlotLegendTime>
      <li>
        <PlotSwatch $tint={color.accent} />
        {t('portfolio')} <b>{unit === 'percent' ? reading.growth : reading.profit}</b>
      </li>
      {unit === 'percent' && (
        <li>
          <PlotSwatch $tint={color.ma1} $isDashed />
          {benchmarkName} <b>{reading.benchmark}</b>
        </li>
      )}
      <li>
        {t('value')} <b>{reading.value}</b>
      </li>
      <li>
        <PlotSwatch $tint={color.down} />
        {t('drawdown')} <b>{reading.drawdown}</b>
      </li>
      {trades.map(({ id, side, pair, quantity, price }) => (
        <li key={id}>
          {side === 'buy' ? '▲' : '▼'}{' '}
          {t(side === 'buy' ? 'bought' : 'sold', {
            quantity: format.number(quantity),
            pair,
            price: pairPrice(pair, price),
          })}
        </li>
      ))}
    </PlotLegend>
  )
}
