import { COMPARISONS } from '@aldergate/market'
import {
  groupWordsOf,
  INDICATOR_IDS,
  initialSetting,
  ruleNotation,
} from '@aldergate/market/indicators'
import { savedIndicatorsAtom } from '@aldergate/market/state'
import { Button, space, useLocalText } from '@aldergate/ui'
import { NumberField, SelectField } from '@aldergate/ui/forms'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { useIndicatorName } from '../../parts/own-indicators/useIndicatorName'
import { chosenId, conditionOf } from './condition'
import { changeStrategyAtom, conditionAtom, strategyAtom } from './strategy.atoms'
import { useText } from './texts'
import { withCondition } from './withCondition'

/** Writes a condition into the rules, about an indicator of the product's or of the trader's own. */
export function ConditionBuilder() {
  const t = useText()
  const inWords = useLocalText()
  const nameOf = useIndicatorName()
  const saved = useAtomValue(savedIndicatorsAtom)
  const { definition } = useAtomValue(strategyAtom)
  const [draft, setDraft] = useAtom(conditionAtom)
  const changeStrategy = useSetAtom(changeStrategyAtom)

  const condition = conditionOf(draft, saved)
  const next = condition && withCondition(definition, condition)
  const indicators = [
    ...INDICATOR_IDS.map((id) => ({
      value: id,
      label: ruleNotation(initialSetting(id)),
      lang: 'en',
      group: inWords(groupWordsOf(id)),
    })),
    ...saved.map((own) => ({ value: own.id, label: t('ownIndicator', { name: nameOf(own) }) })),
  ]

  return (
    <Row role="group" aria-label={t('condition')}>
      <SelectField<string>
        label={t('indicator')}
        value={chosenId(draft, saved)}
        options={indicators}
        onChange={(indicatorId) => setDraft({ ...draft, indicatorId })}
      />
      <SelectField
        label={t('comparison')}
        value={draft.comparison}
        options={COMPARISONS.map((value) => ({ value, label: value }))}
        onChange={(comparison) => setDraft({ ...draft, comparison })}
      />
      <NumberField
        label={t('comparedValue')}
        value={draft.value}
        onChange={(value) => setDraft({ ...draft, value })}
      />
      <Button
        disabled={next === undefined}
        onClick={() => next !== undefined && changeStrategy({ definition: next })}
      >
        {t('addCondition')}
      </Button>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};

  & > :first-child {
    flex: 3 1 128px;
  }

  & > :nth-child(2) {
    flex: 1 1 auto;
    min-width: max-content;
  }

  & > :nth-child(3) {
    flex: 2 1 80px;
  }
`
