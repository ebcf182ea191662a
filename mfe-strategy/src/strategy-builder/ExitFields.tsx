import { STRATEGY_STEP } from '@aldergate/market'
import { Card } from '@aldergate/ui'
import { NumberField } from '@aldergate/ui/forms'
import { useAtomValue, useSetAtom } from 'jotai'
import { useText } from '../texts'
import { changeStrategyAtom, strategyAtom } from './strategy/builder.atoms'
import { FieldRow } from './FieldRow'
import { stopLossError, takeProfitError } from './strategy/numberRules'

export function ExitFields() {
  const t = useText()
  const { stopLoss, takeProfit } = useAtomValue(strategyAtom)
  const change = useSetAtom(changeStrategyAtom)

  const stopLossProblem = stopLossError(stopLoss)
  const takeProfitProblem = takeProfitError(takeProfit)

  return (
    <Card heading={t('exitHeading')}>
      <FieldRow>
        <NumberField
          label={t('stopLoss')}
          hint={t('stopLossHint')}
          min={0}
          step={STRATEGY_STEP}
          value={stopLoss}
          error={stopLossProblem && t(stopLossProblem)}
          onChange={(typed) => change({ stopLoss: typed })}
        />
        <NumberField
          label={t('takeProfit')}
          hint={t('takeProfitHint')}
          min={0}
          step={STRATEGY_STEP}
          value={takeProfit}
          error={takeProfitProblem && t(takeProfitProblem)}
          onChange={(typed) => change({ takeProfit: typed })}
        />
      </FieldRow>
    </Card>
  )
}
