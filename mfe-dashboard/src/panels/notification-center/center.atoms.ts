import { inLanguage } from '@aldergate/contract'
import {
  clearNotificationsAtom,
  erasableAtom,
  type Notification,
  notificationsAtom,
  removeNotificationAtom,
  restoreNotificationsAtom,
  settingsAtom,
} from '@aldergate/platform'
import { atom } from 'jotai'
import { MINUTE_MS } from '@aldergate/market'
import { openedAtAtom } from '../../parts/openedAt.atoms'
import { type CenterFilter, type CenterItem, filtered } from './centerList'
import { SAMPLE_NOTIFICATIONS } from './notifications.data'

/** The entries that were cleared, and are restored, together. */
interface Cleared {
  notifications: readonly Notification[]
  /** Keys of samples. */
  samples: readonly string[]
}

export const centerFilterAtom = erasableAtom<CenterFilter>('all')

const hiddenSamplesAtom = erasableAtom<readonly string[]>([])

/** All notifications of the product, and the samples; newest first. */
export const centerItemsAtom = atom((get): readonly CenterItem[] => {
  const openedAt = get(openedAtAtom)
  const hidden = get(hiddenSamplesAtom)
  const { language } = get(settingsAtom)
  const told = get(notificationsAtom).map(({ id, ...entry }): CenterItem => ({
    ...entry,
    key: `notification-${id}`,
    notificationId: id,
  }))
  const samples = SAMPLE_NOTIFICATIONS.map(
    ({ id, title, message, type, minutesAgo }): CenterItem => ({
      key: `sample-${id}`,
      title: inLanguage(title, language),
      text: inLanguage(message, language),
      type,
      at: openedAt - minutesAgo * MINUTE_MS,
      kind: 'info',
      isRead: true,
      notificationId: null,
    }),
  ).filter(({ key }) => !hidden.includes(key))
  return [...told, ...samples].sort((one, other) => other.at - one.at)
})

export const shownItemsAtom = atom((get) => filtered(get(centerItemsAtom), get(centerFilterAtom)))

const clearedAtom = erasableAtom<Cleared>({ notifications: [], samples: [] })

/** How many notifications Undo would bring back. */
export const clearedCountAtom = atom((get) => {
  const { notifications, samples } = get(clearedAtom)
  return notifications.length + samples.length
})

export const clearCenterAtom = atom(null, (get, set) => {
  const samples = get(centerItemsAtom)
    .filter(({ notificationId }) => notificationId === null)
    .map(({ key }) => key)
  const notifications = set(clearNotificationsAtom)
  set(hiddenSamplesAtom, (hidden) => [...hidden, ...samples])
  set(clearedAtom, { notifications, samples })
})

export const removeItemAtom = atom(null, (_get, set, { key, notificationId }: CenterItem) => {
  if (notificationId !== null) {
    set(clearedAtom, { notifications: set(removeNotificationAtom, notificationId), samples: [] })
    return
  }
  set(hiddenSamplesAtom, (hidden) => [...hidden, key])
  set(clearedAtom, { notifications: [], samples: [key] })
})

/** Restores what was last cleared. */
export const undoClearAtom = atom(null, (get, set) => {
  const { notifications, samples } = get(clearedAtom)
  set(restoreNotificationsAtom, notifications)
  set(hiddenSamplesAtom, (hidden) => hidden.filter((key) => !samples.includes(key)))
  set(clearedAtom, { notifications: [], samples: [] })
})
