import { Card, SwitchField } from '@aldergate/ui'
import { FieldStack } from '../forms/FieldStack'
import { useText } from '../texts'
import type { SectionProps } from './draft'
import { Note } from './Note'

export function NotificationsSection({ draft, onChange }: SectionProps) {
  const t = useText()

  return (
    <Card heading={t('settings.notifications')}>
      <FieldStack>
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
        <Note>{t('settings.alertsHint')}</Note>
      </FieldStack>
    </Card>
  )
}
