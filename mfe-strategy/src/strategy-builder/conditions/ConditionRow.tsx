import { COMPARISONS, STRATEGY_STEP } from '@aldergate/market'
import { indicatorOf, withParameters } from '@aldergate/market/indicators'
import {
  color,
  fontSize,
  IconButton,
  media,
  space,
  useLocalText,
  VisuallyHidden,
} from '@aldergate/ui'
import { NumberField, SelectField } from '@aldergate/ui/forms'
import { useSetAtom } from 'jotai'
import styled from 'styled-components'
import { useText } from '../../texts'
import { changeConditionAtom } from '../strategy/builder.atoms'
import { ConditionSettings } from './ConditionSettings'
import { shownSettingOf } from './conditionSetting'
import { IndicatorField } from './IndicatorField'
import { useText as useConditionText } from './texts'
import { conditionError } from '../strategy/numberRules'
import type { Condition } from '../strategy/strategy'

interface ConditionRowProps {
  condition: Condition
  /** Its position in the list, from 1. */
  number: number
  onRemove: () => void
}

const COMPARISON_OPTIONS = COMPARISONS.map((comparison) => ({
  value: comparison,
  label: comparison,
}))

export function ConditionRow({ condition, number, onRemove }: ConditionRowProps) {
  const t = useText()
  const sayOfCondition = useConditionText()
  const inWords = useLocalText()
  const change = useSetAtom(changeConditionAtom)

  const error = conditionError(condition)
  const { words, values, isCumulative } = indicatorOf(condition.indicator)
  const isFirst = number === 1

  return (
    <Row>
      <fieldset>
        <VisuallyHidden as="legend">{t('condition', { number })}</VisuallyHidden>
        <Controls>
          <IndicatorField condition={condition} isLabelHidden={!isFirst} />
          <SelectField
            label={t('comparison')}
            isLabelHidden={!isFirst}
            value={condition.comparison}
            options={COMPARISON_OPTIONS}
            onChange={(chosen) => change(condition.id, { comparison: chosen })}
          />
          <NumberField
            label={t('value')}
            isLabelHidden={!isFirst}
            min={values.min}
            max={values.max}
            step={STRATEGY_STEP}
            value={condition.value}
            error={error && t(error)}
            onChange={(typed) => change(condition.id, { value: typed })}
          />
          <Remove
            icon="trash"
            label={t('removeCondition', { number })}
            onClick={onRemove}
            $belowLabels={isFirst}
          />
        </Controls>
        {words.compares && <Note>{inWords(words.compares)}</Note>}
        {isCumulative && (
          <Note>{sayOfCondition('cumulative', { indicator: inWords(words.short) })}</Note>
        )}
        <Warning role="status">
          {condition.comparison === '==' &&
            t('equalsWarning', {
              indicator: withParameters(inWords(words.short), shownSettingOf(condition)),
            })}
        </Warning>
        <ConditionSettings condition={condition} />
      </fieldset>
    </Row>
  )
}

const Row = styled.li`
  margin-bottom: ${space(2)};
`

/** On a phone the indicator has a line of its own. */
const Controls = styled.div`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(2)};

  > :first-child {
    grid-column: 1 / -1;
  }

  ${media.fromTablet} {
    grid-template-columns: minmax(0, 5fr) 104px minmax(0, 3fr) auto;

    > :first-child {
      grid-column: auto;
    }
  }
`

/** Aligned with the controls and not with their labels. */
const Remove = styled(IconButton)<{ $belowLabels: boolean }>`
  ${({ $belowLabels }) => $belowLabels && 'margin-top: 22px;'}
`

const Note = styled.p`
  margin-top: ${space(1)};
  color: ${color.t3};
  font-size: ${fontSize.s12};
`

const Warning = styled.p`
  color: ${color.warn};
  font-size: ${fontSize.s12};

  &:not(:empty) {
    margin-top: ${space(1)};
  }
`
