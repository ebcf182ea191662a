/** @jest-environment jsdom */

import { createStore } from 'jotai'
import {
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
  const ids = () => store.get(notificationsAtom).map(({ id }) => id)
  return { store, ids }
}

it('alerts the literal text and keeps it as an entry', () => {
  const { store } = storeWith(0)
  store.set(notifyAtom, 'Data exported as CSV')

  expect(alert).toHaveBeenCalledWith('Data exported as CSV')
  expect(store.get(notificationsAtom)).toEqual([
    {
      id: 1,
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

it('lists the newest first, and leaves the ids of older entries as they were', () => {
  expect(storeWith(3).ids()).toEqual([3, 2, 1])
})

it('keeps the newest two hundred', () => {
  const { ids } = storeWith(205)

  expect(ids()).toHaveLength(MAX_NOTIFICATIONS)
  expect(ids()[0]).toBe(205)
  expect(ids().at(-1)).toBe(6)
})

it('counts what was not read, one by one or all at once', () => {
  const { store } = storeWith(3)
  expect(store.get(unreadCountAtom)).toBe(3)

  store.set(markReadAtom, 2)
  expect(store.get(unreadCountAtom)).toBe(2)
  store.set(markReadAtom, 2, false)
  expect(store.get(unreadCountAtom)).toBe(3)

  store.set(markAllReadAtom)
  expect(store.get(unreadCountAtom)).toBe(0)

  store.set(notifyAtom, 'one more')
  expect(store.get(unreadCountAtom)).toBe(1)
})

it('gives a removed entry back to its place, as it was', () => {
  const { store, ids } = storeWith(3)
  store.set(markReadAtom, 2)
  const removed = store.set(removeNotificationAtom, 2)
  expect(ids()).toEqual([3, 1])

  store.set(restoreNotificationsAtom, removed)
  store.set(restoreNotificationsAtom, removed)
  expect(ids()).toEqual([3, 2, 1])
  expect(store.get(unreadCountAtom)).toBe(2)
})

it('gives all back below what has come since they were cleared', () => {
  const { store, ids } = storeWith(2)
  const removed = store.set(clearNotificationsAtom)
  expect(ids()).toEqual([])

  store.set(notifyAtom, 'meanwhile')
  store.set(restoreNotificationsAtom, removed)
  expect(ids()).toEqual([3, 2, 1])
})
