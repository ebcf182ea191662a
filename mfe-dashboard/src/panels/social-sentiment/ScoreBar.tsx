import { color, fontWeight, radius, space, useFormat } from '@aldergate/ui'
import styled from 'styled-components'

/** A score with its sign, and a bar from the middle to the left or to the right. */
export function ScoreBar({ score }: { score: number }) {
  const format = useFormat()

  return (
    <Row>
      <Figure>
        {score > 0 && '+'}
        {format.number(score)}
      </Figure>
      <Track aria-hidden="true">
        <Bar $score={score} />
      </Track>
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 4ch minmax(24px, 1fr);
  align-items: center;
  width: 100%;
  gap: ${space(2)};
`

const Figure = styled.span`
  font-weight: ${fontWeight.medium};
  text-align: right;
`

/** The middle line is 0. */
const Track = styled.span`
  position: relative;
  height: 8px;
  border-radius: ${radius.control};
  background: ${color.s3};

  &::after {
    content: '';
    position: absolute;
    inset: -3px auto -3px 50%;
    width: 1px;
    background: ${color.borderStrong};
    forced-color-adjust: none;
  }
`

const Bar = styled.span<{ $score: number }>`
  position: absolute;
  inset-block: 0;
  left: ${({ $score }) => 50 + Math.min(0, $score) / 2}%;
  width: ${({ $score }) => Math.abs($score) / 2}%;
  background: ${({ $score }) => ($score < 0 ? color.down : color.up)};
`
