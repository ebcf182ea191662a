import { LANGUAGE_NAMES, LANGUAGES, PATHS } from '@aldergate/contract'
import { logoutAtom, sessionAtom, TIME_ZONES } from '@aldergate/platform'
import { Button, ButtonLink, Card, handOnFocus, Stack } from '@aldergate/ui'
import { SelectField, TextField } from '@aldergate/ui/forms'
import { useAtomValue, useSetAtom } from 'jotai'
import { useText } from '../texts'
import type { SectionProps } from './draft'

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({
  value,
  label: LANGUAGE_NAMES[value],
  lang: value,
}))
const TIME_ZONE_OPTIONS = TIME_ZONES.map((value) => ({ value, label: value }))

/** The user or guest, and the language and time zone in which the app speaks to them. */
export function ProfileSection({ draft, onChange }: SectionProps) {
  const t = useText()
  const { user } = useAtomValue(sessionAtom)
  const logout = useSetAtom(logoutAtom)

  return (
    <Card
      heading={t('settings.profile')}
      actions={
        user ? (
          <Button ref={handOnFocus} size="small" onClick={() => logout()}>
            {t('settings.logout')}
          </Button>
        ) : (
          <ButtonLink size="small" to={PATHS.login}>
            {t('settings.login')}
          </ButtonLink>
        )
      }
    >
      <Stack $gap={4}>
        <TextField
          label={t('settings.username')}
          value={user ? userName(user.email) : t('settings.guest')}
          onChange={ignore}
          disabled
        />
        <TextField
          label={t('settings.email')}
          value={user?.email ?? ''}
          hint={t(user ? 'settings.profileUser' : 'settings.profileGuest')}
          onChange={ignore}
          disabled
        />
        <SelectField
          label={t('settings.language')}
          value={draft.language}
          options={LANGUAGE_OPTIONS}
          onChange={(language) => onChange({ language })}
        />
        <SelectField
          label={t('settings.timeZone')}
          value={draft.timeZone}
          options={TIME_ZONE_OPTIONS}
          onChange={(timeZone) => onChange({ timeZone })}
        />
      </Stack>
    </Card>
  )
}

function userName(email: string): string {
  return email.split('@')[0] ?? email
}

/** A disabled field never changes. */
function ignore() {}
