import { color, fontSize, space, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import { isPositive } from './portfolio'

/** How much of the panel a value is: a bar in the value's direction, and the same as a figure. */
export function ShareBar({ value, percent }: { value: number; percent: number }) {
  const format = useFormat()
  return (
    <Row>
      <Track aria-hidden="true">
        <Bar $positive={isPositive(value)} style={{ width: `${percent}%` }} />
      </Track>
      <Figure>{format.percent(percent, 1)}</Figure>
    </Row>
  )
}

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 72px;
`

const Track = styled.span`
  flex: 1;
  min-width: 20px;
  height: 6px;
  background: ${color.s3};
`

const Bar = styled.span<{ $positive: boolean }>`
  display: block;
  height: 100%;
  background: ${({ $positive }) => ($positive ? color.up : color.down)};
`

const Figure = styled.span`
  min-width: 6ch;
  color: ${color.t2};
  font-size: ${fontSize.s12};
  text-align: right;
`
