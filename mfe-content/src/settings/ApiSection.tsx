import { Card, PasswordField, TextField } from '@aldergate/ui'
import { FieldStack } from '../forms/FieldStack'
import { useText } from '../texts'
import type { SectionProps } from './draft'
import { Note } from './Note'

export function ApiSection({ draft, onChange }: SectionProps) {
  const t = useText()

  return (
    <Card heading={t('settings.api')}>
      <FieldStack>
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
        <Note>{t('settings.apiNote')}</Note>
      </FieldStack>
    </Card>
  )
}
