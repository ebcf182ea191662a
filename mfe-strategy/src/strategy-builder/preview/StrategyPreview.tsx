import { indicatorOf } from '@aldergate/market/indicators'
import { Card, color, fontSize, fontWeight, space, useFormat, useLocalText } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { useText } from '../../texts'
import { useText as useConditionText } from '../conditions/texts'
import { strategyAtom } from '../strategy/builder.atoms'
import { isComplete } from '../strategy/numberRules'
import { conditionsInWords } from './sentence'
import type { Strategy } from '../strategy/strategy'

export function StrategyPreview() {
  const t = useText()
  const strategy = useAtomValue(strategyAtom)

  return (
    <Card heading={t('previewHeading')}>
      {isComplete(strategy) ? (
        <Sentence strategy={strategy} />
      ) : (
        <Missing>{t(missingIn(strategy))}</Missing>
      )}
    </Card>
  )
}

/** Why there is no sentence; with rules only, the rules are the text. */
function missingIn({ conditions, furtherRules }: Strategy) {
  if (conditions.length > 0) return 'previewIncomplete'
  return furtherRules.trim() === '' ? 'previewEmpty' : 'previewOnlyRules'
}

function Sentence({ strategy }: { strategy: Strategy }) {
  const t = useText()
  const sayOfCondition = useConditionText()
  const format = useFormat()
  const inWords = useLocalText()
  const exit = (percent: string) =>
    Number(percent) === 0 ? t('noExit') : format.percent(Number(percent), 1)

  return (
    <>
      <Name>{strategy.name.trim()}</Name>
      <Words>
        {t('preview', {
          conditions: conditionsInWords(strategy.conditions, {
            join: strategy.join === 'any' ? sayOfCondition('or') : t('previewAnd'),
            shortName: (id) => inWords(indicatorOf(id).words.short),
            number: format.number,
            crosses: (direction, indicator, level) =>
              sayOfCondition(direction === 'above' ? 'crossesAbove' : 'crossesBelow', {
                indicator,
                level,
              }),
          }),
          stopLoss: exit(strategy.stopLoss),
          takeProfit: exit(strategy.takeProfit),
          timeframe: strategy.timeframe,
        })}
      </Words>
    </>
  )
}

const Name = styled.p`
  font-weight: ${fontWeight.semibold};
`

const Words = styled.p`
  margin-top: ${space(1)};
  font-size: ${fontSize.s14};
  line-height: 22px;
`

const Missing = styled.p`
  color: ${color.t2};
`
