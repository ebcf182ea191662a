import { PATHS } from '@aldergate/contract'
import { logoutAtom, type User } from '@aldergate/platform'
import { Button, ButtonLink, Card, handOnFocus, Row, Stack } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import { FormMessage } from '../forms/FormMessage'
import { useText } from './texts'

interface LoggedInProps {
  user: User
  /** The user logged in on this very page. */
  isNew: boolean
  onLogout: () => void
}

/** The user who is logged in, and the two ways on. */
export function LoggedIn({ user, isNew, onLogout }: LoggedInProps) {
  const t = useText()
  const logout = useSetAtom(logoutAtom)

  function leave() {
    logout()
    onLogout()
  }

  return (
    <Card>
      <Stack ref={handOnFocus} $gap={4}>
        {isNew && <FormMessage tone="success" text={t('success')} />}
        <p>{t('loggedInAs', { email: user.email })}</p>
        <Row>
          <ButtonLink to={PATHS.dashboard} variant="primary">
            {t('toDashboard')}
          </ButtonLink>
          <Button onClick={leave}>{t('logout')}</Button>
        </Row>
      </Stack>
    </Card>
  )
}
