import { hasEnabledAlertsAtom } from '@aldergate/market/alerts'
import { useAtomValue } from 'jotai'
import { ArmedAlerts } from './ArmedAlerts'

/** Watches the market for the trader's alerts; without an enabled one it looks at nothing. */
export function AlertWatch() {
  return useAtomValue(hasEnabledAlertsAtom) ? <ArmedAlerts /> : null
}
