import { sessionAtom } from '@aldergate/platform'
import { Page } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { AccountColumns } from '../forms/AccountColumns'
import { LoggedIn } from './LoggedIn'
import { LoginForm } from './LoginForm'
import { useText } from './texts'

export default function LoginPage() {
  const t = useText()
  const { user } = useAtomValue(sessionAtom)
  const [hasJustLoggedIn, setHasJustLoggedIn] = useState(false)

  return (
    <Page title={t('title')} intro={t('intro')}>
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
