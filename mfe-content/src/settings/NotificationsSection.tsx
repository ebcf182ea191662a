import { Card, Muted, Stack } from '@aldergate/ui'
import { SwitchField } from '@aldergate/ui/fields'
import type { SectionProps } from './draft'
import { useText } from './texts'

export function NotificationsSection({ draft, onChange }: SectionProps) {
  const t = useText()

  return (
    <Card heading={t('notifications')}>
      <Stack $gap={4}>
        <SwitchField
          label={t('emailAlerts')}
          checked={draft.emailAlerts}
          onChange={(emailAlerts) => onChange({ emailAlerts })}
        />
        <SwitchField
          label={t('smsAlerts')}
          checked={draft.smsAlerts}
          onChange={(smsAlerts) => onChange({ smsAlerts })}
        />
        <Muted>{t('alertsHint')}</Muted>
      </Stack>
    </Card>
  )
}
