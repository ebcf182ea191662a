import { createStore } from 'jotai'
import {
  markAllReadAtom,
  MAX_NOTIFICATIONS,
  notificationsAtom,
  notifyAtom,
  recordNotificationAtom,
  unreadCountAtom,
} from './notifications'

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
  return store
}

it('alerts the literal text and keeps it as an entry', () => {
  const store = createStore()
  store.set(notifyAtom, 'Data exported as CSV')

  expect(alert).toHaveBeenCalledWith('Data exported as CSV')
  expect(store.get(notificationsAtom)).toEqual([
    { id: 1, text: 'Data exported as CSV', at: NOW, kind: 'alert' },
  ])
})

it('records what was said elsewhere without an alert', () => {
  const store = createStore()
  store.set(recordNotificationAtom, { text: 'Settings reset.', kind: 'success' })

  expect(alert).not.toHaveBeenCalled()
  expect(store.get(notificationsAtom)).toEqual([
    { id: 1, text: 'Settings reset.', at: NOW, kind: 'success' },
  ])
})

it('lists the newest first, and leaves the ids of older entries as they were', () => {
  expect(
    storeWith(3)
      .get(notificationsAtom)
      .map(({ id, text }) => [id, text]),
  ).toEqual([
    [3, 'entry 3'],
    [2, 'entry 2'],
    [1, 'entry 1'],
  ])
})

it('keeps the newest two hundred', () => {
  const entries = storeWith(205).get(notificationsAtom)

  expect(entries).toHaveLength(MAX_NOTIFICATIONS)
  expect(entries[0]?.id).toBe(205)
  expect(entries.at(-1)?.id).toBe(6)
})

it('counts what came after the list was last read', () => {
  const store = storeWith(3)
  expect(store.get(unreadCountAtom)).toBe(3)

  store.set(markAllReadAtom)
  expect(store.get(unreadCountAtom)).toBe(0)

  store.set(notifyAtom, 'one more')
  expect(store.get(unreadCountAtom)).toBe(1)
})
