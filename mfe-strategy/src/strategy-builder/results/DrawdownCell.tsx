import { color, media, space, useFormat } from '@aldergate/ui'
import styled from 'styled-components'

interface DrawdownCellProps {
  /** 0 or less. */
  percent: number
  /** The deepest of the table, whose bar is the longest. */
  deepest: number
}

/** A drawdown as a number, and as a bar that compares it with the deepest one. */
export function DrawdownCell({ percent, deepest }: DrawdownCellProps) {
  const format = useFormat()
  const share = deepest < 0 ? percent / deepest : 0

  return (
    <Line>
      <Bar aria-hidden="true" style={{ width: `${(share * BAR_WIDTH).toFixed(1)}px` }} />
      <Figure>{format.percent(percent)}</Figure>
    </Line>
  )
}

const BAR_WIDTH = 56

/** Fills its cell: within a line of text the bar would set the baseline and lower the number. */
const Line = styled.span`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${space(2)};
`

const Bar = styled.span`
  height: 6px;
  border-radius: 1px;
  background: ${color.down};

  ${media.phone} {
    display: none;
  }
`

/** Room for −100.00%: the bars end below each other. */
const Figure = styled.span`
  min-width: 7ch;
`
