import { space, useFormat } from '@aldergate/ui'
import { decimalsOf } from '@aldergate/ui/decimals'
import { linedUp } from '@aldergate/ui/fields'
import { NumberField } from '@aldergate/ui/forms'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Ref } from 'react'
import styled from 'styled-components'
import { idleParameter, PARAMETER_IDS, parameterError } from './strategy'
import { changeStrategyAtom, strategyAtom } from './strategy.atoms'
import { useText } from './texts'

export function ParameterFields({ ref }: { ref: Ref<HTMLDivElement> }) {
  const t = useText()
  const format = useFormat()
  const strategy = useAtomValue(strategyAtom)
  const change = useSetAtom(changeStrategyAtom)

  const { parameters } = strategy
  const idle = idleParameter(strategy)
  const asTyped = (typed: string) => format.number(Number(typed), decimalsOf(Number(typed)))

  return (
    <Grid ref={ref} role="group" aria-label={t('parameters')}>
      {PARAMETER_IDS.map((id) => {
        const error = parameterError(parameters[id])
        return (
          <NumberField
            key={id}
            label={t(id)}
            value={parameters[id]}
            min={0}
            error={error && t(error)}
            hint={id === idle ? t('parameterIdle', { value: asTyped(parameters[id]) }) : undefined}
            onChange={(typed) => change({ parameters: { ...parameters, [id]: typed } })}
          />
        )
      })}
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  column-gap: ${space(2)};
  ${linedUp}
`
