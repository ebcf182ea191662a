import { AUTO_LOGOUT_MINUTES } from '@aldergate/platform'
import { Card, Stack } from '@aldergate/ui'
import { SwitchField } from '@aldergate/ui/fields'
import { NumberField } from '@aldergate/ui/forms'
import type { SectionProps } from './draft'
import { useText } from './texts'

export function SecuritySection({ draft, onChange }: SectionProps) {
  const t = useText()

  return (
    <Card heading={t('security')}>
      <Stack $gap={4}>
        <SwitchField
          label={t('twoFactor')}
          hint={t('twoFactorHint')}
          checked={draft.twoFactor}
          onChange={(twoFactor) => onChange({ twoFactor })}
        />
        <NumberField
          label={t('autoLogout')}
          hint={t('autoLogoutHint', AUTO_LOGOUT_MINUTES)}
          value={draft.autoLogoutMinutes}
          {...AUTO_LOGOUT_MINUTES}
          step={1}
          onChange={(autoLogoutMinutes) => onChange({ autoLogoutMinutes })}
        />
      </Stack>
    </Card>
  )
}
