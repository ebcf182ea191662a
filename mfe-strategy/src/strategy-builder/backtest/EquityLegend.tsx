import { PlotLegend, PlotLegendTime, PlotSwatch } from '@aldergate/charts/plot'
import type { CurvePoint } from '@aldergate/market/strategy'
import { color, useFormat } from '@aldergate/ui'
import { useText } from './texts'

/** The legend of the lines, with the value of each at the cursor or, without a cursor, at the end. */
export function EquityLegend({ point }: { point: CurvePoint }) {
  const t = useText()
  const format = useFormat()

  return (
    <PlotLegend>
      <PlotLegendTime>{format.dateTime(point.time)}</PlotLegendTime>
      <li>
        <PlotSwatch $tint={color.accent} />
        {t('strategy')} <b>{format.signedPercent(point.growth * 100)}</b>
      </li>
      <li>
        <PlotSwatch $tint={color.ma1} $isDashed />
        {t('buyAndHold')} <b>{format.signedPercent(point.held * 100)}</b>
      </li>
      <li>
        {t('equityValue')} <b>{format.money(point.equity)}</b>
      </li>
      <li>
        <PlotSwatch $tint={color.down} />
        {t('drawdown')} <b>{format.percent(point.drawdown * 100)}</b>
      </li>
    </PlotLegend>
  )
}
