import { TIMEFRAMES } from '@aldergate/market'
import { Card } from '@aldergate/ui'
import { SelectField, TextField } from '@aldergate/ui/forms'
import { useAtomValue, useSetAtom } from 'jotai'
import { useText } from '../texts'
import { changeStrategyAtom, strategyAtom } from './strategy/builder.atoms'
import { FieldRow } from './FieldRow'
import { MAX_NAME_LENGTH, nameError } from './strategy/numberRules'

const TIMEFRAME_OPTIONS = TIMEFRAMES.map((timeframe) => ({ value: timeframe, label: timeframe }))

export function StrategyFields() {
  const t = useText()
  const { name, timeframe } = useAtomValue(strategyAtom)
  const change = useSetAtom(changeStrategyAtom)

  const error = nameError(name)

  return (
    <Card heading={t('strategyHeading')}>
      <FieldRow>
        <TextField
          label={t('strategyName')}
          value={name}
          autoComplete="off"
          error={error && t(error, { max: MAX_NAME_LENGTH })}
          onChange={(typed) => change({ name: typed })}
        />
        <SelectField
          label={t('timeframe')}
          value={timeframe}
          options={TIMEFRAME_OPTIONS}
          onChange={(chosen) => change({ timeframe: chosen })}
        />
      </FieldRow>
    </Card>
  )
}
