import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import { ACCOUNT_ALERTS, type AccountAlert } from './overview.data'

/** Kept outside the panel, so that a dismissed alert stays away when the panel is hidden and shown again. */
export const openAlertsAtom = erasableAtom<readonly AccountAlert[]>(ACCOUNT_ALERTS)

export const dismissAlertAtom = atom(null, (_get, set, id: AccountAlert['id']) => {
  set(openAlertsAtom, (alerts) => alerts.filter((alert) => alert.id !== id))
})

/** Puts a dismissed alert back in its place. */
export const restoreAlertAtom = atom(null, (_get, set, restored: AccountAlert['id']) => {
  set(openAlertsAtom, (alerts) =>
    ACCOUNT_ALERTS.filter(({ id }) => id === restored || alerts.some((open) => open.id === id)),
  )
})
