import { PATHS } from '@aldergate/contract'
import { logoutAtom, type User } from '@aldergate/platform'
import { Button, ButtonLink, Card, space } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import styled from 'styled-components'
import { FieldStack } from '../forms/FieldStack'
import { FormMessage } from '../forms/FormMessage'
import { useText } from '../texts'

interface LoggedInProps {
  user: User
  /** The user logged in on this very page. */
  isNew: boolean
  onLogout: () => void
}

/** Who is logged in, and the two ways on. */
export function LoggedIn({ user, isNew, onLogout }: LoggedInProps) {
  const t = useText()
  const logout = useSetAtom(logoutAtom)

  function leave() {
    logout()
    onLogout()
  }

  return (
    <Card>
      <FieldStack>
        {isNew && <FormMessage tone="success" text={t('login.success')} />}
        <p>{t('login.loggedInAs', { email: user.email })}</p>
        <Actions>
          <ButtonLink to={PATHS.dashboard} variant="primary">
            {t('login.toDashboard')}
          </ButtonLink>
          <Button onClick={leave}>{t('login.logout')}</Button>
        </Actions>
      </FieldStack>
    </Card>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`
