import { Card } from '@aldergate/shared/ui/Card'
import { SwitchField } from '@aldergate/shared/ui/SwitchField'
import { FieldStack } from '../forms/FieldStack'
import { useText } from '../texts'
import { type SectionProps } from './draft'

export function AppearanceSection({ draft, onChange }: SectionProps) {
  const t = useText()

  return (
    <Card heading={t('settings.appearance')}>
      <FieldStack>
        <SwitchField
          label={t('settings.darkMode')}
          checked={draft.darkMode}
          onChange={(darkMode) => onChange({ darkMode })}
        />
        <SwitchField
          label={t('settings.discreet')}
          hint={t('settings.discreetHint')}
          checked={draft.discreet}
          onChange={(discreet) => onChange({ discreet })}
        />
      </FieldStack>
    </Card>
  )
}
