import { LANGUAGE_NAMES, LANGUAGES, PATHS } from '@aldergate/contract'
import { logoutAtom, sessionAtom, TIME_ZONES } from '@aldergate/platform'
import { Button, ButtonLink, Card, handOnFocus, Stack } from '@aldergate/ui'
import { SelectField, TextField } from '@aldergate/ui/forms'
import { useAtomValue, useSetAtom } from 'jotai'
import type { SectionProps } from './draft'
import { useText } from './texts'

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
      heading={t('profile')}
      actions={
        user ? (
          <Button ref={handOnFocus} size="small" onClick={() => logout()}>
            {t('logout')}
          </Button>
        ) : (
          <ButtonLink size="small" to={PATHS.login}>
            {t('login')}
          </ButtonLink>
        )
      }
    >
      <Stack $gap={4}>
        <TextField
          label={t('username')}
          value={user ? userName(user.email) : t('guest')}
          onChange={ignore}
          disabled
        />
        <TextField
          label={t('email')}
          value={user?.email ?? ''}
          hint={t(user ? 'profileUser' : 'profileGuest')}
          onChange={ignore}
          disabled
        />
        <SelectField
          label={t('language')}
          value={draft.language}
          options={LANGUAGE_OPTIONS}
          onChange={(language) => onChange({ language })}
        />
        <SelectField
          label={t('timeZone')}
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
