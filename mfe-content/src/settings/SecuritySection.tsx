import { Card, NumberField, SwitchField } from '@aldergate/ui'
import { FieldStack } from '../forms/FieldStack'
import { useText } from '../texts'
import { MAX_MINUTES, MIN_MINUTES } from './autoLogout'
import type { SectionProps } from './draft'

export function SecuritySection({ draft, onChange }: SectionProps) {
  const t = useText()

  return (
    <Card heading={t('settings.security')}>
      <FieldStack>
        <SwitchField
          label={t('settings.twoFactor')}
          hint={t('settings.twoFactorHint')}
          checked={draft.twoFactor}
          onChange={(twoFactor) => onChange({ twoFactor })}
        />
        <NumberField
          label={t('settings.autoLogout')}
          hint={t('settings.autoLogoutHint')}
          value={draft.autoLogoutMinutes}
          min={MIN_MINUTES}
          max={MAX_MINUTES}
          step={1}
          onChange={(autoLogoutMinutes) => onChange({ autoLogoutMinutes })}
        />
      </FieldStack>
    </Card>
  )
}
