import { sessionAtom, settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { IdleWatch } from './IdleWatch'

/** Ends a session that nobody uses any more, as the settings say; 0 minutes is never. */
export function AutoLogout() {
  const { isAuthenticated } = useAtomValue(sessionAtom)
  const { autoLogoutMinutes } = useAtomValue(settingsAtom)
  if (!isAuthenticated || autoLogoutMinutes === 0) return null
  return <IdleWatch minutes={autoLogoutMinutes} />
}
