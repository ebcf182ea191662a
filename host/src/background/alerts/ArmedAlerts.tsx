import { useEffect, useEffectEvent } from 'react'
import {
  type Firing,
  alertMarketAtom,
  alertRulesAtom,
  checkAlertsAtom,
} from '@aldergate/market/alerts'
import { PATHS } from '@aldergate/contract'
import { keepAwake, marketSteppedAtAtom } from '@aldergate/market/state'
import { browserPermissionAtom, showBrowserNotification } from '@aldergate/platform'
import { showToast } from '@aldergate/ui'
import { useAtomValue, useStore } from 'jotai'
import { useText } from '../texts'
import { useFiringText } from './useFiringText'

/** Checks the alerts at each price step, and notifies of those that fired. */
export function ArmedAlerts() {
  const t = useText()
  const textOf = useFiringText()
  const store = useStore()
  const permission = useAtomValue(browserPermissionAtom)
  const rules = useAtomValue(alertRulesAtom)
  const isArmed =
    permission === 'granted' && rules.some((rule) => rule.isEnabled && rule.asksBrowser)

  const tell = useEffectEvent((firing: Firing, since: number) => {
    const { rule, side } = firing
    const title = t('priceAlert', { pair: rule.pair })
    const text = textOf(firing)
    showToast(text, 'blank', {
      entry: {
        kind: 'priceAlert',
        title,
        to: `${PATHS.dashboard}#alerts-notifications`,
        event: `${rule.id} ${side}`,
        since,
      },
    })
    if (rule.asksBrowser && permission === 'granted') {
      showBrowserNotification({ id: rule.id, title, text })
    }
  })

  useEffect(() => {
    let lookedAt = store.get(marketSteppedAtAtom)
    const check = () => {
      const since = lookedAt
      lookedAt = store.get(marketSteppedAtAtom)
      for (const firing of store.set(checkAlertsAtom)) tell(firing, since)
    }
    const stop = store.sub(alertMarketAtom, check)
    check()
    return stop
  }, [store])

  // A hidden page pauses the market, which has to go on for alerts that are shown as browser notifications.
  useEffect(() => (isArmed ? keepAwake() : undefined), [isArmed])

  return null
}
