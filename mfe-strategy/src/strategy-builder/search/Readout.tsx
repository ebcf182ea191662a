import { JUDGES } from '@aldergate/market/strategy'
import { color, fontSize, fontWeight, space, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import { figureText } from '../backtest/figureText'
import { useText as useReportText } from '../backtest/texts'
import type { SweepMap } from './sweepMap'
import { useText } from './texts'
import { useCandidateText } from './useCandidateText'

interface ReadoutProps extends SweepMap {
  place: number
  /** Whether it is shown as the best, and not because it is pointed at. */
  isBest: boolean
}

/** All figures of the candidate that is looked at, or of the best. */
export function Readout({ place, isBest, ...map }: ReadoutProps) {
  const t = useText()
  const report = useReportText()
  const format = useFormat()
  const { numbersText } = useCandidateText(map)
  const score = map.sweep.scores[place]
  if (!score) return null

  return (
    <List>
      <Name>
        {isBest && map.best !== undefined
          ? t('bestIs', { numbers: numbersText(place) })
          : numbersText(place)}
      </Name>
      {JUDGES.map((judge) => (
        <li key={judge}>
          {report(`figure.${judge}`)}{' '}
          <b>{figureText(judge, score.figures[judge], format, report)}</b>
        </li>
      ))}
      <li>
        {report('figure.trades')} <b>{format.number(score.trades)}</b>
      </li>
    </List>
  )
}

/** Values have a fixed width, so that nothing shifts while the pointer moves. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(4)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
  font-variant-numeric: tabular-nums lining-nums;

  b {
    display: inline-block;
    min-width: 7ch;
    color: ${color.t1};
    font-weight: ${fontWeight.semibold};
  }
`

const Name = styled.li`
  flex-basis: 100%;
  color: ${color.t1};
  font-size: ${fontSize.s14};
  font-weight: ${fontWeight.semibold};
`
