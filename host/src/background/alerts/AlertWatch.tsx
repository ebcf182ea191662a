import { hasEnabledAlertsAtom } from '@aldergate/market/alerts'
import { useAtomValue } from 'jotai'
import { ArmedAlerts } from './ArmedAlerts'

/** Watches the market for the trader's alerts; does nothing while no alert is enabled. */
export function AlertWatch() {
  return useAtomValue(hasEnabledAlertsAtom) ? <ArmedAlerts /> : null
}
