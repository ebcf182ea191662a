import { Card, Muted, Stack } from '@aldergate/ui'
import { SwitchField } from '@aldergate/ui/fields'
import { useText } from '../texts'
import type { SectionProps } from './draft'

export function NotificationsSection({ draft, onChange }: SectionProps) {
  const t = useText()

  return (
    <Card heading={t('settings.notifications')}>
      <Stack $gap={4}>
        <SwitchField
          label={t('settings.emailAlerts')}
          checked={draft.emailAlerts}
          onChange={(emailAlerts) => onChange({ emailAlerts })}
        />
        <SwitchField
          label={t('settings.smsAlerts')}
          checked={draft.smsAlerts}
          onChange={(smsAlerts) => onChange({ smsAlerts })}
        />
        <Muted>{t('settings.alertsHint')}</Muted>
      </Stack>
    </Card>
  )
}
