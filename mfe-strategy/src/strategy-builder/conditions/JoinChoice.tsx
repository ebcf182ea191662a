import { Muted, Row, space } from '@aldergate/ui'
import { ToggleGroup } from '@aldergate/ui/forms'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { changeStrategyAtom, strategyAtom } from '../strategy/builder.atoms'
import { useText } from './texts'

/** Whether all conditions must hold, or one is enough. */
export function JoinChoice() {
  const t = useText()
  const { join } = useAtomValue(strategyAtom)
  const change = useSetAtom(changeStrategyAtom)

  return (
    <Line>
      <Muted as="span" $color="t2" aria-hidden>
        {t('join')}
      </Muted>
      <ToggleGroup
        label={t('join')}
        value={join}
        options={(['all', 'any'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(chosen) => change({ join: chosen })}
      />
    </Line>
  )
}

const Line = styled(Row)`
  margin-bottom: ${space(3)};
`
