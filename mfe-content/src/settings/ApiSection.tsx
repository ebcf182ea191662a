import { Card, Muted, Stack } from '@aldergate/ui'
import { PasswordField } from '@aldergate/ui/fields'
import { TextField } from '@aldergate/ui/forms'
import type { SectionProps } from './draft'
import { useText } from './texts'

export function ApiSection({ draft, onChange }: SectionProps) {
  const t = useText()

  return (
    <Card heading={t('api')}>
      <Stack $gap={4}>
        <TextField
          label={t('apiKey')}
          value={draft.apiKey}
          autoComplete="off"
          spellCheck={false}
          onChange={(apiKey) => onChange({ apiKey })}
        />
        <PasswordField
          label={t('apiSecret')}
          value={draft.apiSecret}
          autoComplete="new-password"
          toggleLabels={{ show: t('showSecret'), hide: t('hideSecret') }}
          onChange={(apiSecret) => onChange({ apiSecret })}
        />
        <Muted>{t('apiNote')}</Muted>
      </Stack>
    </Card>
  )
}
