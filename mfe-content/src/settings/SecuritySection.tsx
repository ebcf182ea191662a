import { AUTO_LOGOUT_MINUTES } from '@aldergate/platform'
import { Card, Stack } from '@aldergate/ui'
import { SwitchField } from '@aldergate/ui/fields'
import { NumberField } from '@aldergate/ui/forms'
import { useText } from '../texts'
import type { SectionProps } from './draft'

export function SecuritySection({ draft, onChange }: SectionProps) {
  const t = useText()

  return (
    <Card heading={t('settings.security')}>
      <Stack $gap={4}>
        <SwitchField
          label={t('settings.twoFactor')}
          hint={t('settings.twoFactorHint')}
          checked={draft.twoFactor}
          onChange={(twoFactor) => onChange({ twoFactor })}
        />
        <NumberField
          label={t('settings.autoLogout')}
          hint={t('settings.autoLogoutHint', AUTO_LOGOUT_MINUTES)}
          value={draft.autoLogoutMinutes}
          {...AUTO_LOGOUT_MINUTES}
          step={1}
          onChange={(autoLogoutMinutes) => onChange({ autoLogoutMinutes })}
        />
      </Stack>
    </Card>
  )
}
