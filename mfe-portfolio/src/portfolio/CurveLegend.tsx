import { color, fontSize, fontWeight, space, useFormat } from '@aldergate/ui'
import { usePairPrice } from '@aldergate/charts/quotes'
import styled from 'styled-components'
import type { CurveUnit, Reading } from './reading'
import { useText } from './texts'
import type { TradeMark } from './trades'

interface CurveLegendProps {
  reading: Reading
  unit: CurveUnit
  benchmarkName: string
  isNow: boolean
  /** Of the period that is read. */
  trades: readonly TradeMark[]
}

/** Which line is what, and what each says where the cursor stands; without it, of now. */
export function CurveLegend({ reading, unit, benchmarkName, isNow, trades }: CurveLegendProps) {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()

  return (
    <List>
      <Time>{isNow ? t('now') : reading.time}</Time>
      <li>
        <Swatch $tint={color.accent} $style="solid" />
        {t('portfolio')} <b>{unit === 'percent' ? reading.growth : reading.profit}</b>
      </li>
      {unit === 'percent' && (
        <li>
          <Swatch $tint={color.ma1} $style="dashed" />
          {benchmarkName} <b>{reading.benchmark}</b>
        </li>
      )}
      <li>
        {t('value')} <b>{reading.value}</b>
      </li>
      <li>
        <Swatch $tint={color.down} $style="solid" />
        {t('drawdown')} <b>{reading.drawdown}</b>
      </li>
      {trades.map(({ id, side, pair, quantity, price }) => (
        <li key={id}>
          {side === 'buy' ? '▲' : '▼'}{' '}
          {t(side === 'buy' ? 'bought' : 'sold', {
            quantity: format.number(Number(quantity)),
            pair,
            price: pairPrice(pair, price),
          })}
        </li>
      ))}
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

  b {
    color: ${color.t1};
    font-weight: ${fontWeight.semibold};
  }
`

const Time = styled.li`
  min-width: 17ch;
  color: ${color.t3};
`

const Swatch = styled.span<{ $tint: string; $style: 'solid' | 'dashed' }>`
  display: inline-block;
  width: 16px;
  margin-right: 6px;
  border-top: 2px ${({ $style }) => $style} ${({ $tint }) => $tint};
  vertical-align: middle;
`
