import { Stack } from '@aldergate/ui'
import { ConditionList } from './conditions/ConditionList'
import { ExitFields } from './ExitFields'
import { StrategyFields } from './StrategyFields'
import { StrategyPreview } from './preview/StrategyPreview'

/** Everything that a strategy is made of, and the sentence that it makes. */
export function StrategyForm() {
  return (
    <Stack>
      <StrategyFields />
      <ConditionList />
      <ExitFields />
      <StrategyPreview />
    </Stack>
  )
}
