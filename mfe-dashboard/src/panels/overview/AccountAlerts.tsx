import {
  color,
  fontSize,
  Icon,
  IconButton,
  Muted,
  radius,
  showToast,
  space,
  Stack,
  VisuallyHidden,
} from '@aldergate/ui'
import { useFocusInPlace } from '@aldergate/ui/useFocusInPlace'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { dismissAlertAtom, openAlertsAtom, restoreAlertAtom } from './alerts.atoms'
import type { AccountAlert } from './overview.data'
import { useText } from './texts'

const SEVERITIES = {
  warning: { icon: 'alert', name: 'severityWarning', colour: color.warn },
  info: { icon: 'info', name: 'severityInfo', colour: color.info },
} as const

export function AccountAlerts() {
  const t = useText()
  const alerts = useAtomValue(openAlertsAtom)
  const dismiss = useSetAtom(dismissAlertAtom)
  const restore = useSetAtom(restoreAlertAtom)
  const box = useFocusInPlace<HTMLDivElement>()

  function dismissAlert({ id, text }: AccountAlert) {
    dismiss(id)
    showToast(t('dismissed', { alert: t(text) }), 'blank', {
      action: { label: t('undo'), onAction: () => restore(id) },
    })
  }

  return (
    <div {...box} role="group" aria-label={t('accountAlerts')} tabIndex={-1}>
      {alerts.length === 0 ? (
        <Muted>{t('noAlerts')}</Muted>
      ) : (
        <Stack as="ul" $gap={1}>
          {alerts.map((alert) => {
            const { id, severity, text } = alert
            const { icon, name, colour } = SEVERITIES[severity]
            return (
              <Alert key={id} $colour={colour}>
                <Mark $colour={colour}>
                  <Icon name={icon} size={14} />
                </Mark>
                <VisuallyHidden>{t(name)}</VisuallyHidden>
                <Text>{t(text)}</Text>
                <IconButton
                  icon="close"
                  label={t('dismissAlert', { alert: t(text) })}
                  onClick={() => dismissAlert(alert)}
                />
              </Alert>
            )
          })}
        </Stack>
      )}
    </div>
  )
}

const Alert = styled.li<{ $colour: string }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-left: ${space(2)};
  border: 1px solid ${color.border};
  border-left: 2px solid ${({ $colour }) => $colour};
  border-radius: ${radius.control};
  font-size: ${fontSize.s12};
`

const Mark = styled.span<{ $colour: string }>`
  display: flex;
  color: ${({ $colour }) => $colour};
`

const Text = styled.span`
  flex: 1;
  min-width: 0;
`
