import { DAY_MS } from '@aldergate/market'
import { color, fontSize, media, space, useFormat } from '@aldergate/ui'
import styled from 'styled-components'

interface TimeAxisProps {
  /** Epoch milliseconds. */
  from: number
  until: number
}

const LABELS = 5

/** A day to which the clocks add an hour is still read by its hours, two days are not. */
const MAX_DAY_MS = 1.5 * DAY_MS

/** Times below a curve, evenly spread. */
export function TimeAxis({ from, until }: TimeAxisProps) {
  const format = useFormat()
  const label = until - from < MAX_DAY_MS ? format.time : format.date
  const times = Array.from(
    { length: LABELS },
    (_, index) => from + ((until - from) * index) / (LABELS - 1),
  )

  return (
    <Row aria-hidden="true">
      {times.map((time, index) => (
        <span key={index}>{label(time)}</span>
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  gap: ${space(1)};
  justify-content: space-between;
  margin-right: var(--axis);
  color: ${color.t3};
  font-size: ${fontSize.s11};

  /* A date that is wider than its share wraps to two lines. */
  span {
    text-align: center;
  }

  ${media.phone} {
    span:nth-child(even) {
      display: none;
    }

    /* A date with its year takes a third of the axis in Chinese: the two ends suffice. */
    &:lang(zh) span:nth-child(3) {
      display: none;
    }
  }
`
