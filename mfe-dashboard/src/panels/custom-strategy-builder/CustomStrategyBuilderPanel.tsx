import { space, TextField } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { ConditionBuilder } from './ConditionBuilder'
import { DefinitionEditor } from './DefinitionEditor'
import { ParameterFields } from './ParameterFields'
import { changeStrategyAtom, strategyAtom } from './strategy.atoms'
import { StrategyActions } from './StrategyActions'
import { StrategyGuide } from './StrategyGuide'
import { TemplateButtons } from './TemplateButtons'
import { TestResult } from './TestResult'
import { useText } from './texts'

export function CustomStrategyBuilderPanel() {
  const t = useText()
  const { name } = useAtomValue(strategyAtom)
  const change = useSetAtom(changeStrategyAtom)

  return (
    <Column>
      <TextField
        label={t('name')}
        value={name}
        onChange={(typed) => change({ name: typed })}
        autoComplete="off"
        data-lead-focus
      />
      <TemplateButtons />
      <ParameterFields />
      <DefinitionEditor />
      <ConditionBuilder />
      <TestResult />
      <StrategyActions />
      <StrategyGuide />
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
`
