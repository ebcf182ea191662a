import { sessionAtom } from '@aldergate/platform'
import { Page } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { AccountColumns } from '../forms/AccountColumns'
import { useText } from '../texts'
import { LoggedIn } from './LoggedIn'
import { LoginForm } from './LoginForm'

export default function LoginPage() {
  const t = useText()
  const { user } = useAtomValue(sessionAtom)
  const [hasJustLoggedIn, setHasJustLoggedIn] = useState(false)

  return (
    <Page title={t('login.title')} intro={t('login.intro')}>
      <AccountColumns>
        {user ? (
          <LoggedIn
            user={user}
            isNew={hasJustLoggedIn}
            onLogout={() => setHasJustLoggedIn(false)}
          />
        ) : (
          <LoginForm onLogin={() => setHasJustLoggedIn(true)} />
        )}
      </AccountColumns>
    </Page>
  )
}
