import { BotList } from '@aldergate/charts/bots'
import { Stack } from '@aldergate/ui'
import { TextField } from '@aldergate/ui/forms'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { ConditionBuilder } from './ConditionBuilder'
import { DefinitionEditor } from './DefinitionEditor'
import { DeploymentNote } from './DeploymentNote'
import { ParameterFields } from './ParameterFields'
import { changeStrategyAtom, strategyAtom } from './strategy.atoms'
import { StrategyActions } from './StrategyActions'
import { StrategyGuide } from './StrategyGuide'
import { TemplateButtons } from './TemplateButtons'
import { TestResult } from './TestResult'
import { useText } from './texts'
import { useBuilderGuard } from './useBuilderGuard'

export function CustomStrategyBuilderPanel() {
  const t = useText()
  const { name } = useAtomValue(strategyAtom)
  const change = useSetAtom(changeStrategyAtom)
  const parametersRef = useRef<HTMLDivElement>(null)
  useBuilderGuard()

  function toWrongParameter() {
    parametersRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }

  return (
    <Stack $gap={3}>
      <TextField
        label={t('name')}
        value={name}
        onChange={(typed) => change({ name: typed })}
        autoComplete="off"
        data-lead-focus
      />
      <TemplateButtons />
      <ParameterFields ref={parametersRef} />
      <DefinitionEditor />
      <ConditionBuilder />
      <TestResult />
      <StrategyActions onWrongParameter={toWrongParameter} />
      <DeploymentNote />
      <BotList />
      <StrategyGuide />
    </Stack>
  )
}
