import styled from 'styled-components'
import { color, fontSize, radius, space, VisuallyHidden } from '@aldergate/ui'
import { useText } from '../texts'
import { cssColor, LINE_COLORS } from '../model/colors'
import type { OutsideLines } from '../model/linePlaces'
import type { PriceChartModel } from '../model/priceChartModel'

interface OutsideLabelsProps extends Pick<PriceChartModel, 'lines' | 'format'> {
  outside: OutsideLines
}

/** The lines beyond the shown prices, each by its name and price at the edge beyond which it is. */
export function OutsideLabels({ outside, lines, format }: OutsideLabelsProps) {
  const t = useText()
  const { above, below, height, axisWidth } = outside

  function labels(ids: readonly string[], arrow: string, place: string) {
    return lines
      .filter(({ id }) => ids.includes(id))
      .map(({ id, kind, label, price }) => (
        <Label key={id} style={{ borderColor: cssColor(LINE_COLORS[kind]) }}>
          {label} {format.price(price)} <span aria-hidden="true">{arrow}</span>
          <VisuallyHidden>{place}</VisuallyHidden>
        </Label>
      ))
  }

  return (
    <Pane style={{ height, right: axisWidth }}>
      <Edge>{labels(above, '↑', t('aboveShown'))}</Edge>
      <Edge>{labels(below, '↓', t('belowShown'))}</Edge>
    </Pane>
  )
}

/** Over the price pane, without its axis; the pointer goes through to the chart. */
const Pane = styled.div`
  position: absolute;
  z-index: 3;
  top: 0;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: ${space(1)};
  pointer-events: none;
`

const Edge = styled.ul`
  display: grid;
  justify-items: end;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Label = styled.li`
  padding: 0 ${space(1)};
  border: 1px solid;
  border-radius: ${radius.control};
  background: ${color.s2};
  color: ${color.t1};
  font-size: ${fontSize.s11};
  font-variant-numeric: tabular-nums;
  line-height: 16px;
  white-space: nowrap;
  forced-color-adjust: none;
`
