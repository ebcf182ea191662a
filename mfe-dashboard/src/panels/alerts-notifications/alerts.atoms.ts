import { inLanguage } from '@aldergate/contract'
import { alertMarketAtom, type AlertRule, snoozeAlertAtom } from '@aldergate/market/alerts'
import { quoteAtom } from '@aldergate/market/state'
import {
  type AlertMarks,
  alertMarksAtom,
  erasableAtom,
  markReadAtom,
  type Notification,
  notificationsAtom,
  settingsAtom,
} from '@aldergate/platform'
import { type Atom, atom } from 'jotai'
import { MINUTE_MS } from '@aldergate/market'
import { aboutNowAtom } from '../../parts/entries/now.atoms'
import { openedAtAtom } from '../../parts/openedAt.atoms'
import { type AlertFilter, type AlertItem, filtered, unreadCount } from './alertItem'
import { SAMPLE_ALERTS } from './alerts.data'

export const SNOOZE_MS = 60 * MINUTE_MS

export const alertFilterAtom = erasableAtom<AlertFilter>('all')

/** The alerts that fired, which are notifications, and the samples; newest first. */
const alertItemsAtom = atom((get): readonly AlertItem[] => {
  const { read, snoozed } = get(alertMarksAtom)
  const openedAt = get(openedAtAtom)
  const { language } = get(settingsAtom)
  const fired = get(notificationsAtom)
    .filter(({ kind }) => kind === 'priceAlert')
    .map((entry) => fromNotification(entry, snoozed))
  const samples = SAMPLE_ALERTS.map(({ id, type, message, minutesAgo }): AlertItem => {
    const key = `sample-${id}`
    const notificationId = null
    return {
      key,
      type,
      message: inLanguage(message, language),
      at: openedAt - minutesAgo * MINUTE_MS,
      isRead: read.includes(key),
      snoozedUntil: endOfSnooze({ key, notificationId }, snoozed),
      notificationId,
    }
  })
  return [...fired, ...samples].sort((one, other) => other.at - one.at)
})

export const shownAlertsAtom = atom((get) =>
  filtered(get(alertItemsAtom), get(alertFilterAtom), get(aboutNowAtom)),
)

export const unreadAlertsAtom = atom((get) => unreadCount(get(alertItemsAtom), get(aboutNowAtom)))

export const markAlertAtom = atom(
  null,
  (_get, set, { key, notificationId }: AlertItem, isRead: boolean) => {
    if (notificationId !== null) set(markReadAtom, notificationId, isRead)
    else {
      set(alertMarksAtom, ({ read, ...marks }) => ({
        ...marks,
        read: [...read.filter((other) => other !== key), ...(isRead ? [key] : [])],
      }))
    }
  },
)

/** Marks all visible alerts as read; snoozed ones stay as they are. */
export const markAllAlertsReadAtom = atom(null, (get, set) => {
  for (const item of filtered(get(alertItemsAtom), 'unread', Date.now())) {
    set(markAlertAtom, item, true)
  }
})

/** Hides an alert for an hour, or shows it again. */
export const snoozeItemAtom = atom(null, (_get, set, item: AlertItem, isSnoozed: boolean) => {
  const now = Date.now()
  set(aboutNowAtom)
  set(alertMarksAtom, ({ snoozed, ...marks }) => {
    const others = snoozed.filter((mark) => !isOn(mark, item) && mark.until > now)
    const { key, notificationId } = item
    const own = { key, until: now + SNOOZE_MS, id: notificationId ?? undefined }
    return { ...marks, snoozed: isSnoozed ? [...others, own] : others }
  })
})

/** Silences a rule for an hour, or wakes it. */
export const snoozeRuleAtom = atom(null, (_get, set, id: string, isSnoozed: boolean) => {
  const now = Date.now()
  set(aboutNowAtom)
  set(snoozeAlertAtom, id, isSnoozed ? now + SNOOZE_MS : null)
})

/** Returns an atom of the value that a rule compares: the current price or, while the rule is switched on, the RSI. */
export function ruleValueAtom({ pair, condition }: AlertRule): Atom<number> {
  return atom((get) => {
    if (condition.kind !== 'rsi') return get(quoteAtom(pair)).price
    const { timeframe, period, candle } = condition
    return get(alertMarketAtom).rsi(pair, timeframe, period, candle)
  })
}

function fromNotification(
  { id, text, lang, at, isRead }: Notification,
  snoozed: AlertMarks['snoozed'],
): AlertItem {
  const key = `notification-${id}`
  return {
    key,
    type: 'priceAlert',
    message: text,
    lang,
    at,
    isRead,
    snoozedUntil: endOfSnooze({ key, notificationId: id }, snoozed),
    notificationId: id,
  }
}

type Identity = Pick<AlertItem, 'key' | 'notificationId'>

function endOfSnooze(item: Identity, snoozed: AlertMarks['snoozed']): number | null {
  return snoozed.find((mark) => isOn(mark, item))?.until ?? null
}

/** Whether a mark is on an alert; one of an older version names a notification by its key alone. */
function isOn({ key, id }: AlertMarks['snoozed'][number], item: Identity): boolean {
  return id === undefined ? key === item.key : id === item.notificationId
}
