import { sessionAtom, settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { IdleWatch } from './IdleWatch'

/** Ends an idle session after the configured minutes; 0 means never. */
export function AutoLogout() {
  const { isAuthenticated } = useAtomValue(sessionAtom)
  const { autoLogoutMinutes } = useAtomValue(settingsAtom)
  if (!isAuthenticated || autoLogoutMinutes === 0) return null
  return <IdleWatch minutes={autoLogoutMinutes} />
}
