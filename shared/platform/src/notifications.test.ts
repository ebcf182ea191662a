/** @jest-environment jsdom */

import { createStore } from 'jotai'
import {
  alertEntriesAtom,
  clearNotificationsAtom,
  markAllReadAtom,
  markReadAtom,
  MAX_NOTIFICATIONS,
  notificationsAtom,
  notifyAtom,
  recordNotificationAtom,
  removeNotificationAtom,
  restoreNotificationsAtom,
  unreadCountAtom,
} from './notifications'
import { changeSettingsAtom } from './settings'

const NOW = 1_700_000_000_000
const alert = jest.spyOn(window, 'alert').mockImplementation(() => {})

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  alert.mockClear()
})

afterEach(() => {
  jest.useRealTimers()
})

function storeWith(count: number) {
  const store = createStore()
  for (let entry = 1; entry <= count; entry += 1) {
    store.set(recordNotificationAtom, { text: `entry ${entry}`, kind: 'info' })
  }
  const entry = (number: number) =>
    store.get(notificationsAtom).find(({ text }) => text === `entry ${number}`)?.id ?? 0
  const texts = () => store.get(notificationsAtom).map(({ text }) => text)
  return { store, entry, texts }
}

it('alerts the literal text and keeps it as an entry', () => {
  const { store } = storeWith(0)
  store.set(notifyAtom, 'Data exported as CSV')

  expect(alert).toHaveBeenCalledWith('Data exported as CSV')
  expect(store.get(notificationsAtom)).toEqual([
    {
      id: NOW + 0.5,
      text: 'Data exported as CSV',
      lang: 'en',
      at: NOW,
      kind: 'alert',
      type: 'info',
      isRead: false,
    },
  ])
})

it('lets an entry lead to where the trader can act on it', () => {
  const { store } = storeWith(0)
  store.set(notifyAtom, 'View Details', { to: '/portfolio' })

  expect(alert).toHaveBeenCalledWith('View Details')
  expect(store.get(notificationsAtom)).toMatchObject([{ kind: 'alert', to: '/portfolio' }])
})

it('records what was said elsewhere without an alert', () => {
  const { store } = storeWith(0)
  store.set(recordNotificationAtom, { text: 'Settings reset.', kind: 'success' })

  expect(alert).not.toHaveBeenCalled()
  expect(store.get(notificationsAtom)).toMatchObject([{ text: 'Settings reset.', type: 'info' }])
})

it('notes the language in which an entry was said, which another choice does not change', () => {
  const { store } = storeWith(0)
  store.set(changeSettingsAtom, { language: 'fr' })
  store.set(recordNotificationAtom, { text: 'Ordre exécuté.', kind: 'fill' })
  store.set(changeSettingsAtom, { language: 'zh' })

  expect(store.get(notificationsAtom)).toMatchObject([{ lang: 'fr' }])
})

it('takes failures and price alerts for warnings, unless they say otherwise', () => {
  const { store } = storeWith(0)
  store.set(recordNotificationAtom, { text: 'a', kind: 'error' })
  store.set(recordNotificationAtom, { text: 'b', kind: 'priceAlert', title: 'Price alert' })
  store.set(recordNotificationAtom, { text: 'c', kind: 'priceAlert', type: 'info' })

  expect(store.get(notificationsAtom).map(({ type }) => type)).toEqual([
    'info',
    'warning',
    'warning',
  ])
})

it('lists the newest first, each with an id that no other has had, here or on an earlier visit', () => {
  const { store, texts, entry } = storeWith(3)
  expect(texts()).toEqual(['entry 3', 'entry 2', 'entry 1'])
  expect([1, 2, 3].map(entry)).toEqual([NOW + 0.5, NOW + 1.5, NOW + 2.5])

  store.set(removeNotificationAtom, entry(3))
  store.set(notifyAtom, 'one more')
  expect(store.get(notificationsAtom)[0]?.id).toBe(NOW + 3.5)

  const next = createStore()
  jest.setSystemTime(NOW - 60_000)
  next.set(recordNotificationAtom, { text: 'a', kind: 'priceAlert' })
  next.set(alertEntriesAtom, [
    { id: NOW + 9, text: 'b', at: NOW, kind: 'priceAlert', type: 'warning', isRead: true },
  ])
  next.set(notifyAtom, 'c')
  expect(next.get(notificationsAtom)).toMatchObject([{ text: 'c', id: NOW + 10.5 }, { text: 'b' }])
})

it('keeps the newest two hundred', () => {
  const { texts } = storeWith(205)

  expect(texts()).toHaveLength(MAX_NOTIFICATIONS)
  expect(texts()[0]).toBe('entry 205')
  expect(texts().at(-1)).toBe('entry 6')
})

it('keeps an alert that fired however much else is told, and the newest two hundred alerts', () => {
  const { store, texts } = storeWith(0)
  const tell = (kind: 'fill' | 'priceAlert', count: number) => {
    for (let entry = 1; entry <= count; entry += 1) {
      store.set(recordNotificationAtom, { text: `${kind} ${entry}`, kind })
    }
  }
  tell('priceAlert', 1)
  tell('fill', MAX_NOTIFICATIONS + 5)
  expect(store.get(alertEntriesAtom)).toMatchObject([{ text: 'priceAlert 1', isRead: false }])
  expect(texts()).toHaveLength(MAX_NOTIFICATIONS + 1)
  expect(texts().slice(-2)).toEqual(['fill 6', 'priceAlert 1'])

  store.set(restoreNotificationsAtom, store.set(clearNotificationsAtom))
  expect(texts().slice(-2)).toEqual(['fill 6', 'priceAlert 1'])

  tell('priceAlert', MAX_NOTIFICATIONS)
  expect(store.get(alertEntriesAtom)).toHaveLength(MAX_NOTIFICATIONS)
  expect(texts().filter((text) => text.startsWith('fill'))).toHaveLength(MAX_NOTIFICATIONS)
  expect(texts()[0]).toBe(`priceAlert ${MAX_NOTIFICATIONS}`)
  expect(texts().at(-1)).toBe('fill 6')
})

it('has one entry of what another tab has told since', () => {
  const { store, texts } = storeWith(0)
  const fired = { text: 'BTC rose.', kind: 'priceAlert', event: 'rule over' } as const
  store.set(recordNotificationAtom, { ...fired, since: NOW - 1 })
  store.set(recordNotificationAtom, { ...fired, since: NOW - 1, text: 'once more' })
  store.set(recordNotificationAtom, { ...fired, since: NOW - 1, event: 'rule under', text: 'fell' })
  expect(texts()).toEqual(['fell', 'BTC rose.'])
  expect(store.get(notificationsAtom)[1]).not.toHaveProperty('since')

  store.set(recordNotificationAtom, { ...fired, since: NOW, text: 'rose again' })
  expect(texts()).toEqual(['rose again', 'fell', 'BTC rose.'])
})

it('takes no entry of before the clock was set back for another tab’s', () => {
  const { store, texts } = storeWith(0)
  const fired = { kind: 'priceAlert', event: 'rule over' } as const
  store.set(recordNotificationAtom, { ...fired, text: 'rose', since: NOW - 1 })
  const earlier = NOW - 2 * 3_600_000
  jest.setSystemTime(earlier)
  store.set(recordNotificationAtom, { ...fired, text: 'rose again', since: earlier - 1 })

  expect(texts()).toEqual(['rose again', 'rose'])
})

it('takes over alerts among what else was told, which stays', () => {
  const { store, texts } = storeWith(2)
  store.set(recordNotificationAtom, { text: 'BTC rose.', kind: 'priceAlert' })
  const [alert] = store.get(alertEntriesAtom)
  store.set(alertEntriesAtom, [])
  expect(texts()).toEqual(['entry 2', 'entry 1'])

  store.set(alertEntriesAtom, [{ ...alert!, id: NOW - 1 }])
  expect(texts()).toEqual(['entry 2', 'entry 1', 'BTC rose.'])
  expect(store.get(alertEntriesAtom)).toHaveLength(1)
})

it('reads and removes an alert of another tab that was told in the same moment as something here by itself', () => {
  const { store, texts } = storeWith(0)
  const other = storeWith(0).store
  store.set(recordNotificationAtom, { text: 'Bought.', kind: 'fill' })
  other.set(recordNotificationAtom, { text: 'BTC rose.', kind: 'priceAlert' })
  store.set(alertEntriesAtom, other.get(alertEntriesAtom))
  const [alert] = store.get(alertEntriesAtom)

  store.set(markReadAtom, alert?.id ?? 0)
  expect(store.get(unreadCountAtom)).toBe(1)
  store.set(removeNotificationAtom, alert?.id ?? 0)
  expect(texts()).toEqual(['Bought.'])
})

it('counts what was not read, one by one or all at once', () => {
  const { store, entry } = storeWith(3)
  expect(store.get(unreadCountAtom)).toBe(3)

  store.set(markReadAtom, entry(2))
  expect(store.get(unreadCountAtom)).toBe(2)
  store.set(markReadAtom, entry(2), false)
  expect(store.get(unreadCountAtom)).toBe(3)

  store.set(markAllReadAtom)
  expect(store.get(unreadCountAtom)).toBe(0)

  store.set(notifyAtom, 'one more')
  expect(store.get(unreadCountAtom)).toBe(1)
})

it('gives a removed entry back to its place, as it was', () => {
  const { store, entry, texts } = storeWith(3)
  store.set(markReadAtom, entry(2))
  const removed = store.set(removeNotificationAtom, entry(2))
  expect(texts()).toEqual(['entry 3', 'entry 1'])

  store.set(restoreNotificationsAtom, removed)
  store.set(restoreNotificationsAtom, removed)
  expect(texts()).toEqual(['entry 3', 'entry 2', 'entry 1'])
  expect(store.get(unreadCountAtom)).toBe(2)
})

it('gives all back below what has come since they were cleared', () => {
  const { store, texts } = storeWith(2)
  const removed = store.set(clearNotificationsAtom)
  expect(texts()).toEqual([])

  store.set(notifyAtom, 'meanwhile')
  store.set(restoreNotificationsAtom, removed)
  expect(texts()).toEqual(['meanwhile', 'entry 2', 'entry 1'])
})
