import { Card, Muted, Stack } from '@aldergate/ui'
import { PasswordField } from '@aldergate/ui/fields'
import { TextField } from '@aldergate/ui/forms'
import { useText } from '../texts'
import type { SectionProps } from './draft'

export function ApiSection({ draft, onChange }: SectionProps) {
  const t = useText()

  return (
    <Card heading={t('settings.api')}>
      <Stack $gap={4}>
        <TextField
          label={t('settings.apiKey')}
          value={draft.apiKey}
          autoComplete="off"
          spellCheck={false}
          onChange={(apiKey) => onChange({ apiKey })}
        />
        <PasswordField
          label={t('settings.apiSecret')}
          value={draft.apiSecret}
          autoComplete="new-password"
          toggleLabels={{ show: t('settings.showSecret'), hide: t('settings.hideSecret') }}
          onChange={(apiSecret) => onChange({ apiSecret })}
        />
        <Muted>{t('settings.apiNote')}</Muted>
      </Stack>
    </Card>
  )
}
