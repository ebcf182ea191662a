import {
  indicatorOf,
  PRICE_SOURCES,
  type PriceSource,
  SOURCE_WORDS,
  withParameters,
} from '@aldergate/market/indicators'
import { Button, Icon, space, Stack, useLocalText } from '@aldergate/ui'
import { linedUp, SwitchField } from '@aldergate/ui/fields'
import { NumberField, SelectField } from '@aldergate/ui/forms'
import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { changeConditionAtom } from '../strategy/builder.atoms'
import type { Condition } from '../strategy/strategy'
import { parameterProblem, shownSettingOf } from './conditionSetting'
import { useText } from './texts'

/** The source and parameters of a condition's indicator, and whether it must cross the value. */
export function ConditionSettings({ condition }: { condition: Condition }) {
  const t = useText()
  const inWords = useLocalText()
  const fieldsId = useId()
  const [isOpen, setIsOpen] = useState(false)

  const { words, parameters, source } = indicatorOf(condition.indicator)
  const { comparison } = condition
  const canCross = comparison === '>' || comparison === '<'
  if (!source && !canCross && Object.keys(parameters).length === 0) return null

  return (
    <Box $gap={2}>
      <div>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? fieldsId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
          {t('settings', {
            indicator: withParameters(inWords(words.short), shownSettingOf(condition)),
          })}
        </Button>
      </div>
      {isOpen && (
        <Opened id={fieldsId}>
          <SettingFields condition={condition} canCross={canCross} />
        </Opened>
      )}
    </Box>
  )
}

function SettingFields({ condition, canCross }: { condition: Condition; canCross: boolean }) {
  const t = useText()
  const inWords = useLocalText()
  const change = useSetAtom(changeConditionAtom)

  const { id, indicator, parameters: typed = {}, comparison, crosses = false } = condition
  const { parameters, source } = indicatorOf(indicator)

  function changeParameter(name: string, initial: number, text: string) {
    const others = Object.entries(typed).filter(([other]) => other !== name)
    const changed = text === String(initial) ? others : [...others, [name, text] as const]
    change(id, { parameters: changed.length > 0 ? Object.fromEntries(changed) : undefined })
  }

  return (
    <Stack $gap={2}>
      <Fields>
        {Object.entries(parameters).map(([name, { name: words, initial, min, max, step }]) => {
          const text = typed[name] ?? String(initial)
          const problem = parameterProblem(condition, name, text)
          return (
            <NumberField
              key={name}
              label={inWords(words)}
              {...{ min, max, step }}
              value={text}
              error={problem && t(problem, { min, max })}
              onChange={(next) => changeParameter(name, initial, next)}
            />
          )
        })}
        {source && (
          <SelectField<PriceSource>
            label={t('source')}
            value={condition.source ?? source}
            options={PRICE_SOURCES.map((value) => ({ value, label: inWords(SOURCE_WORDS[value]) }))}
            onChange={(chosen) => change(id, { source: chosen === source ? undefined : chosen })}
          />
        )}
      </Fields>
      {canCross && (
        <SwitchField
          label={t(comparison === '>' ? 'onlyAbove' : 'onlyBelow')}
          hint={t('crossHint')}
          checked={crosses}
          onChange={(checked) => change(id, { crosses: checked })}
        />
      )}
    </Stack>
  )
}

const Box = styled(Stack)`
  margin-top: ${space(1)};
`

/** Apart from the next condition. */
const Opened = styled.div`
  margin-bottom: ${space(2)};
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
  column-gap: ${space(2)};
  ${linedUp}
`
