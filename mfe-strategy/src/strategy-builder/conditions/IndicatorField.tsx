import { useIndicatorOptions } from '@aldergate/charts/indicators'
import {
  INDICATOR_IDS,
  indicatorOf,
  initialSetting,
  isIndicatorId,
  settingOf as settingOfOwn,
} from '@aldergate/market/indicators'
import { savedIndicatorsAtom } from '@aldergate/market/state'
import { useLocalText } from '@aldergate/ui'
import { SelectField } from '@aldergate/ui/forms'
import { useAtomValue, useSetAtom } from 'jotai'
import { useText } from '../../texts'
import { changeConditionAtom } from '../strategy/builder.atoms'
import type { Condition } from '../strategy/strategy'
import { choiceOf, looksAt } from './conditionSetting'
import { useText as useConditionText } from './texts'

interface IndicatorFieldProps {
  condition: Condition
  isLabelHidden: boolean
}

/** The choice of a condition's indicator: one of the product's or of the trader's own. */
export function IndicatorField({ condition, isLabelHidden }: IndicatorFieldProps) {
  const t = useText()
  const sayOfCondition = useConditionText()
  const inWords = useLocalText()
  const indicators = useIndicatorOptions(INDICATOR_IDS)
  const saved = useAtomValue(savedIndicatorsAtom)
  const change = useSetAtom(changeConditionAtom)

  const nameOf = (id: Condition['indicator']) => inWords(indicatorOf(id).words.name)
  const { id, indicator } = condition
  const isAsAtFirst = looksAt(condition, initialSetting(indicator))
  const own = isAsAtFirst ? undefined : saved.find((each) => looksAt(condition, settingOfOwn(each)))

  /** Parameters and source are the indicator's: another one has others. */
  function choose(chosen: string) {
    const ownChosen = saved.find((each) => each.id === chosen)
    if (ownChosen) change(id, choiceOf(settingOfOwn(ownChosen)))
    else if (isIndicatorId(chosen)) change(id, choiceOf(initialSetting(chosen)))
  }

  return (
    <SelectField<string>
      label={t('indicator')}
      isLabelHidden={isLabelHidden}
      value={own?.id ?? indicator}
      options={[
        ...indicators,
        ...saved.map(({ id: ownId, indicatorName, period }) => ({
          value: ownId,
          label: sayOfCondition('ownIndicator', { name: nameOf(indicatorName), period }),
          group: sayOfCondition('own'),
        })),
      ]}
      onChange={choose}
    />
  )
}
