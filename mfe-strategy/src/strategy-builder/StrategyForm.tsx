import { space } from '@aldergate/ui'
import styled from 'styled-components'
import { ConditionList } from './ConditionList'
import { ExitFields } from './ExitFields'
import { StrategyFields } from './StrategyFields'
import { StrategyPreview } from './StrategyPreview'

/** Everything that a strategy is made of, and the sentence that it makes. */
export function StrategyForm() {
  return (
    <Parts>
      <StrategyFields />
      <ConditionList />
      <ExitFields />
      <StrategyPreview />
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-width: 0;
`
