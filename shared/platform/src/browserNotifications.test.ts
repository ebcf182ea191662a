/** @jest-environment jsdom */

import { createStore } from 'jotai'
import { browserPermissionAtom, requestBrowserNotificationsAtom } from './browserNotifications'

let answer: NotificationPermission = 'default'
const requestPermission = jest.fn(async () => answer)

function browserWith(permission: NotificationPermission) {
  answer = permission
  Object.defineProperty(window, 'Notification', {
    configurable: true,
    value: {
      requestPermission,
      get permission() {
        return answer
      },
    },
  })
}

afterEach(() => {
  Reflect.deleteProperty(window, 'Notification')
  requestPermission.mockClear()
})

/** The permission as a mounted page sees it. */
function shown() {
  const store = createStore()
  const stop = store.sub(browserPermissionAtom, () => {})
  return { store, stop, permission: () => store.get(browserPermissionAtom) }
}

it('knows a browser that has no notifications', async () => {
  const { store, permission, stop } = shown()
  expect(permission()).toBe('unsupported')

  await store.set(requestBrowserNotificationsAtom)
  expect(permission()).toBe('unsupported')
  stop()
})

it.each(['default', 'granted', 'denied'] as const)('reads %s without asking', (state) => {
  browserWith(state)
  const { permission, stop } = shown()

  expect(permission()).toBe(state)
  expect(requestPermission).not.toHaveBeenCalled()
  stop()
})

it('asks when it is told to, and takes the answer', async () => {
  browserWith('default')
  const { store, permission, stop } = shown()
  requestPermission.mockImplementationOnce(async () => (answer = 'granted'))

  await store.set(requestBrowserNotificationsAtom)

  expect(permission()).toBe('granted')
  stop()
})

it('does not ask again where the trader has answered', async () => {
  browserWith('denied')
  const { store, stop } = shown()
  await store.set(requestBrowserNotificationsAtom)

  expect(requestPermission).not.toHaveBeenCalled()
  stop()
})

it('sees what was changed in the settings of the browser, and listens only while it is shown', () => {
  browserWith('granted')
  const { permission, stop } = shown()
  answer = 'denied'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(permission()).toBe('denied')

  const remove = jest.spyOn(document, 'removeEventListener')
  stop()
  expect(remove).toHaveBeenCalledWith('visibilitychange', expect.any(Function))
  remove.mockRestore()
})
