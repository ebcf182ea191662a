import { color, fontSize, media, useFormat } from '@aldergate/ui'
import styled from 'styled-components'

interface TimeAxisProps {
  /** Epoch milliseconds. */
  from: number
  until: number
  /** Then the hours count, else the days. */
  isDay: boolean
}

const LABELS = 5

/** Times below a curve, evenly spread. */
export function TimeAxis({ from, until, isDay }: TimeAxisProps) {
  const format = useFormat()
  const times = Array.from(
    { length: LABELS },
    (_, index) => from + ((until - from) * index) / (LABELS - 1),
  )

  return (
    <Row aria-hidden="true">
      {times.map((time, index) => (
        <span key={index}>{isDay ? format.time(time) : format.date(time)}</span>
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  margin-right: var(--axis);
  color: ${color.t3};
  font-size: ${fontSize.s11};
  white-space: nowrap;

  ${media.phone} {
    span:nth-child(even) {
      display: none;
    }

    /* A date with its year takes a third of the axis in some languages: the two ends say enough. */
    &:lang(zh) span:nth-child(3) {
      display: none;
    }
  }
`
