import type { CurvePoint } from '@aldergate/market/strategy'
import { color, fontSize, fontWeight, space, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'

/** Which line is what, and what each says where the cursor stands; without it, at the end. */
export function EquityLegend({ point }: { point: CurvePoint }) {
  const t = useText()
  const format = useFormat()

  return (
    <List>
      <Time>{format.dateTime(point.time)}</Time>
      <li>
        <Swatch $tint={color.accent} $style="solid" />
        {t('strategy')} <b>{format.signedPercent(point.growth * 100)}</b>
      </li>
      <li>
        <Swatch $tint={color.ma1} $style="dashed" />
        {t('buyAndHold')} <b>{format.signedPercent(point.held * 100)}</b>
      </li>
      <li>
        {t('equityValue')} <b>{format.money(point.equity)}</b>
      </li>
      <li>
        <Swatch $tint={color.down} $style="solid" />
        {t('drawdown')} <b>{format.percent(point.drawdown * 100)}</b>
      </li>
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(4)};
  min-height: 20px;
  margin-bottom: ${space(2)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
  font-variant-numeric: tabular-nums lining-nums;

  b {
    color: ${color.t1};
    font-weight: ${fontWeight.semibold};
  }
`

const Time = styled.li`
  min-width: 17ch;
  color: ${color.t3};
`

export const Swatch = styled.span<{ $tint: string; $style: 'solid' | 'dashed' }>`
  display: inline-block;
  width: 16px;
  margin-right: 6px;
  border-top: 2px ${({ $style }) => $style} ${({ $tint }) => $tint};
  vertical-align: middle;
`
