import { createStore } from 'jotai'
import { seedAtom } from '@aldergate/market/state'
import {
  alertRulesAtom,
  enableAlertAtom,
  firedAlertsAtom,
  saveAlertAtom,
} from '@aldergate/market/alerts'
import { keptAlertsAtom, notificationsAtom } from '@aldergate/platform'
import { advance, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act } from '@testing-library/react'
import { AlertWatch } from './AlertWatch'

type Store = ReturnType<typeof createStore>

const shown = jest.fn()
let permission: NotificationPermission = 'granted'
let isHidden = false

class BrowserNotification {
  static get permission() {
    return permission
  }
  constructor(title: string, options: NotificationOptions) {
    shown(title, options)
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  shown.mockClear()
  permission = 'granted'
  isHidden = false
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
  Object.defineProperty(window, 'Notification', {
    configurable: true,
    value: BrowserNotification,
  })
})

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'Notification')
})

function newStore({ asksBrowser = false } = {}): Store {
  const store = createStore()
  store.set(seedAtom, 42)
  store.set(saveAlertAtom, {
    pair: 'BTC/GBP',
    condition: { kind: 'above', price: 45_000 },
    asksBrowser,
  })
  return store
}

/** Until the first alert has fired. */
function untilFired(store: Store) {
  for (let step = 0; step < 200 && store.get(firedAlertsAtom).length === 0; step += 1) {
    advance(3_000)
  }
  expect(store.get(firedAlertsAtom)).toHaveLength(1)
}

it('tells of a crossing in a toast, which is one entry of the notifications', async () => {
  const store = newStore()
  renderWithApp(
    <>
      <AlertWatch />
      <ToastArea />
    </>,
    { store },
  )
  untilFired(store)
  await act(async () => {})

  expect(store.get(notificationsAtom)).toMatchObject([
    {
      kind: 'priceAlert',
      type: 'warning',
      title: 'Price alert: BTC/GBP',
      text: expect.stringMatching(
        /^BTC\/GBP rose above 45,000\.00\. It is now at 45,\d{3}\.\d\d\.$/,
      ),
    },
  ])
  expect(shown).not.toHaveBeenCalled()
})

it.each([
  ['while this one was hidden', -30_000, 2],
  ['before this one last looked', -90_000, 3],
])('has one entry of what another tab has told %s', async (_when, told, entries) => {
  jest.setSystemTime(Date.UTC(2026, 10, 21, 12))
  const store = createStore()
  store.set(seedAtom, 42)
  store.set(saveAlertAtom, {
    pair: 'BTC/GBP',
    condition: { kind: 'percent', percent: 0.001 },
    asksBrowser: false,
  })
  const [rule] = store.get(alertRulesAtom)
  renderWithApp(
    <>
      <AlertWatch />
      <ToastArea />
    </>,
    { store },
  )
  isHidden = true
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  advance(60_000)
  const entry = { kind: 'priceAlert', type: 'warning', text: 'It moved.', isRead: true } as const
  const at = Date.now() + told
  act(() =>
    store.set(keptAlertsAtom, (kept) => ({
      ...kept,
      entries: ['over', 'under'].map((side, id) => ({
        ...entry,
        id,
        at,
        event: `${rule?.id} ${side}`,
      })),
    })),
  )
  isHidden = false
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  advance(1_000)
  await act(async () => {})

  expect(store.get(firedAlertsAtom)).toHaveLength(1)
  expect(store.get(notificationsAtom)).toHaveLength(entries)
})

it('shows a notification of the browser where the alert asks for it', () => {
  const store = newStore({ asksBrowser: true })
  const [rule] = store.get(alertRulesAtom)
  renderWithApp(<AlertWatch />, { store })
  untilFired(store)

  expect(shown).toHaveBeenCalledTimes(1)
  expect(shown).toHaveBeenCalledWith(
    'Price alert: BTC/GBP',
    expect.objectContaining({ tag: rule?.id, body: expect.stringContaining('rose above') }),
  )
})

it.each(['default', 'denied'] as const)('shows none where the permission is %s', (state) => {
  permission = state
  const store = newStore({ asksBrowser: true })
  renderWithApp(<AlertWatch />, { store })
  untilFired(store)

  expect(shown).not.toHaveBeenCalled()
})

it('looks at nothing without an enabled alert, and leaves no timer behind', () => {
  const store = newStore()
  const { unmount } = renderWithApp(<AlertWatch />, { store })
  expect(jest.getTimerCount()).toBe(1)

  const [rule] = store.get(alertRulesAtom)
  act(() => store.set(enableAlertAtom, rule?.id ?? '', false))
  expect(jest.getTimerCount()).toBe(0)

  act(() => store.set(enableAlertAtom, rule?.id ?? '', true))
  expect(jest.getTimerCount()).toBe(1)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

it.each([
  [true, 1],
  [false, 0],
])('goes on in a hidden page only when the browser shall call (%s)', (asksBrowser, timers) => {
  const { unmount } = renderWithApp(<AlertWatch />, { store: newStore({ asksBrowser }) })
  isHidden = true
  act(() => void document.dispatchEvent(new Event('visibilitychange')))

  expect(jest.getTimerCount()).toBe(timers)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
