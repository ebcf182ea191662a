import { Badge, Button, fontSize, Muted, showToast, space } from '@aldergate/ui'
import { NumberField } from '@aldergate/ui/forms'
import { useAtomValue, useSetAtom } from 'jotai'
import { type SubmitEvent, useState } from 'react'
import styled from 'styled-components'
import { Part } from './Part'
import {
  addRiskAlertAtom,
  clearRiskAlertsAtom,
  restoreRiskAlertsAtom,
  riskAlertsAtom,
  riskAtom,
} from './risk.atoms'
import { isReached, parsedThreshold } from './riskAlert'
import { useText } from './texts'
import { usePercent } from './usePercent'

const DEFAULT_THRESHOLD = '50'

/** Alerts that watch the exposure in force. */
export function RiskAlerts() {
  const t = useText()
  const percent = usePercent()
  const alerts = useAtomValue(riskAlertsAtom)
  const { exposure } = useAtomValue(riskAtom)
  const addAlert = useSetAtom(addRiskAlertAtom)
  const clearAlerts = useSetAtom(clearRiskAlertsAtom)
  const restoreAlerts = useSetAtom(restoreRiskAlertsAtom)
  const [typed, setTyped] = useState(DEFAULT_THRESHOLD)
  const [isWrong, setIsWrong] = useState(false)

  function add(event: SubmitEvent) {
    event.preventDefault()
    const threshold = parsedThreshold(typed)
    setIsWrong(threshold === undefined)
    if (threshold === undefined) return
    addAlert(threshold)
    showToast(t('alertAdded'), 'success')
  }

  function clear() {
    const cleared = clearAlerts()
    const undo = { label: t('undo'), onAction: () => restoreAlerts(cleared) }
    showToast(t('alertsCleared'), 'success', { action: cleared.length > 0 ? undo : undefined })
  }

  return (
    <Part heading={t('alerts')}>
      <Form noValidate autoComplete="off" onSubmit={add}>
        <NumberField
          label={t('alertAbove')}
          value={typed}
          min={0}
          error={isWrong ? t('invalidThreshold') : undefined}
          onChange={(text) => {
            setTyped(text)
            setIsWrong(false)
          }}
        />
        <Button type="submit">{t('addAlert')}</Button>
        <Button onClick={clear}>{t('clearAlerts')}</Button>
      </Form>
      {alerts.length === 0 ? (
        <Muted>{t('noAlerts')}</Muted>
      ) : (
        <List tabIndex={0} aria-label={t('alerts')}>
          {alerts.map((alert) => (
            <Item key={alert.id}>
              {t('alertText', { threshold: percent(alert.threshold) })}
              {isReached(alert, exposure) ? (
                <Badge tone="warn">{t('reached')}</Badge>
              ) : (
                <Badge>{t('waiting')}</Badge>
              )}
            </Item>
          ))}
        </List>
      )}
    </Part>
  )
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};

  & > :first-child {
    flex: 1 1 112px;
  }
`

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  max-height: 66px;
  overflow-y: auto;
`

const Item = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  font-size: ${fontSize.s12};
`
