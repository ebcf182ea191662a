import { Button, Row, showToast, space, Stack } from '@aldergate/ui'
import { NumberField } from '@aldergate/ui/forms'
import { useAtom, useSetAtom } from 'jotai'
import type { SubmitEvent } from 'react'
import styled from 'styled-components'
import { PresetChoice } from './PresetChoice'
import type { RiskDraft } from './risk'
import { resetRiskAtom, restoreRiskAtom, riskDraftAtom, updateRiskAtom } from './risk.atoms'
import { useText } from './texts'

export function RiskForm() {
  const t = useText()
  const [draft, setDraft] = useAtom(riskDraftAtom)
  const update = useSetAtom(updateRiskAtom)
  const reset = useSetAtom(resetRiskAtom)
  const restore = useSetAtom(restoreRiskAtom)

  function change(part: Partial<RiskDraft>) {
    setDraft({ ...draft, ...part })
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!update()) showToast(t('invalidRisk'), 'error')
  }

  function resetAndSay() {
    const before = reset()
    const undo = before && { label: t('undo'), onAction: () => restore(before) }
    showToast(t('settingsReset'), 'success', { action: undo })
  }

  return (
    <Stack as="form" noValidate autoComplete="off" onSubmit={submit}>
      <PresetChoice />
      <Fields>
        <NumberField
          label={t('exposure')}
          value={draft.exposure}
          min={0}
          data-lead-focus
          onChange={(exposure) => change({ exposure })}
        />
        <NumberField
          label={t('stopLoss')}
          value={draft.stopLoss}
          min={0}
          onChange={(stopLoss) => change({ stopLoss })}
        />
      </Fields>
      <Row>
        <Button type="submit" variant="primary">
          {t('update')}
        </Button>
        <Button onClick={resetAndSay}>{t('reset')}</Button>
      </Row>
    </Stack>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
`
