import { Blank, color, fontSize, fontWeight, space, useFormat } from '@aldergate/ui'
import { usePairPrice } from '@aldergate/charts/quotes'
import type { Pair } from '@aldergate/market'
import styled from 'styled-components'
import { type TextKey, useText } from '../../texts'
import { type Level, rewardToRisk } from './levels'
import type { useReadableExits } from './useReadableExits'

interface LevelListProps {
  pair: Pair
  /** Their prices are NaN while there are no prices. */
  levels: readonly Level[]
  exits: ReturnType<typeof useReadableExits>
}

/** The chart's lines in words and numbers, and their problems. */
export function LevelList({ pair, levels, exits }: LevelListProps) {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()

  const problems = lineProblems(exits)

  return (
    <>
      <Levels aria-label={t('levelsNote')}>
        {levels.map(({ kind, price, percent }) => (
          <Item key={kind}>
            <dt>{t(kind)}</dt>
            <dd>
              <span>{Number.isNaN(price) ? <Blank $digits={9} /> : pairPrice(pair, price)}</span>
              {kind !== 'entry' && <Percent>{format.signedPercent(percent, 1)}</Percent>}
            </dd>
          </Item>
        ))}
        <Item>
          <dt>{t('rewardToRisk')}</dt>
          <dd>{format.number(rewardToRisk(exits), 2)}</dd>
        </Item>
      </Levels>
      <Note>{t('levelsNote')}</Note>
      {problems.map((problem) => (
        <Problem key={problem}>{t(problem)}</Problem>
      ))}
    </>
  )
}

function lineProblems(exits: LevelListProps['exits']): TextKey[] {
  const problems: TextKey[] = []
  if (!exits.isStopReadable) problems.push(exits.stopLoss ? 'lastStop' : 'noStop')
  if (!exits.isTargetReadable) {
    problems.push(exits.takeProfit ? 'lastTarget' : 'noTarget')
  }
  return problems
}

const Levels = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  margin-top: ${space(3)};
`

const Item = styled.div`
  dt {
    color: ${color.t3};
    font-size: ${fontSize.s12};
  }

  dd {
    display: flex;
    gap: ${space(2)};
    font-weight: ${fontWeight.semibold};
  }
`

const Percent = styled.span`
  color: ${color.t2};
  font-weight: ${fontWeight.regular};
`

const Note = styled.p`
  margin-top: ${space(1)};
  color: ${color.t3};
  font-size: ${fontSize.s12};
`

const Problem = styled.p`
  margin-top: ${space(1)};
  color: ${color.warn};
  font-size: ${fontSize.s12};
`
