import { changeSettingsAtom, loginAtom, sessionAtom } from '@aldergate/platform'
import { advance, renderWithApp } from '@aldergate/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { AutoLogout } from './AutoLogout'

const MINUTE_MS = 60_000

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function renderFor(autoLogoutMinutes: number) {
  const store = createStore()
  store.set(loginAtom, { email: 'trader@example.org' })
  return renderWithApp(<AutoLogout />, { store, settings: { autoLogoutMinutes } })
}

it('warns for the last minute, then ends the session', () => {
  const { store } = renderFor(30)
  advance(29 * MINUTE_MS - 1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  advance(1)
  expect(screen.getByRole('dialog')).toHaveTextContent('60 seconds')
  advance(MINUTE_MS - 1)
  expect(store.get(sessionAtom).isAuthenticated).toBe(true)
  advance(1)
  expect(store.get(sessionAtom).isAuthenticated).toBe(false)
})

it('warns for half of a single minute', () => {
  const { store } = renderFor(1)
  advance(MINUTE_MS / 2)
  expect(screen.getByRole('dialog')).toHaveTextContent('30 seconds')
  advance(MINUTE_MS / 2)
  expect(store.get(sessionAtom).isAuthenticated).toBe(false)
})

it('begins anew with every sign of life', () => {
  const { store } = renderFor(5)
  advance(3 * MINUTE_MS)
  fireEvent.keyDown(document.body, { key: 'a' })
  advance(3 * MINUTE_MS)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(store.get(sessionAtom).isAuthenticated).toBe(true)
  advance(MINUTE_MS)
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  advance(MINUTE_MS)
  expect(store.get(sessionAtom).isAuthenticated).toBe(false)
})

it('counts the seconds of the warning', () => {
  renderFor(30)
  advance(29 * MINUTE_MS + 15_000)
  expect(screen.getByRole('dialog')).toHaveTextContent('45 seconds')
  advance(44_000)
  expect(screen.getByRole('dialog')).toHaveTextContent('in 1 second because')
})

it('is over when the computer has slept through the end, whoever touches it first', () => {
  const { store } = renderFor(30)
  // A sleeping computer's clock goes on while its timers stand still.
  jest.setSystemTime(Date.now() + 8 * 60 * MINUTE_MS)
  fireEvent.pointerMove(document.body)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(store.get(sessionAtom).isAuthenticated).toBe(false)
})

it('is over soon after such a sleep even when nobody touches it', () => {
  const { store } = renderFor(30)
  advance(MINUTE_MS)
  jest.setSystemTime(Date.now() + 8 * 60 * MINUTE_MS)
  advance(10_000)
  expect(store.get(sessionAtom).isAuthenticated).toBe(false)
})

it('is over when the computer sleeps while the warning stands', () => {
  const { store } = renderFor(30)
  advance(29 * MINUTE_MS)
  jest.setSystemTime(Date.now() + 8 * 60 * MINUTE_MS)
  fireEvent.pointerMove(document.body)
  expect(store.get(sessionAtom).isAuthenticated).toBe(false)
})

it('looks at the clock when a tab whose timers were held back is shown again', () => {
  const { store } = renderFor(5)
  jest.setSystemTime(Date.now() + 4 * MINUTE_MS + 20_000)
  fireEvent(document, new Event('visibilitychange'))
  expect(screen.getByRole('dialog')).toHaveTextContent('40 seconds')
  jest.setSystemTime(Date.now() + MINUTE_MS)
  fireEvent(document, new Event('visibilitychange'))
  expect(store.get(sessionAtom).isAuthenticated).toBe(false)
})

it('does not take a movement for an answer to the warning', () => {
  const { store } = renderFor(5)
  advance(4 * MINUTE_MS)
  fireEvent.pointerMove(document.body)
  advance(MINUTE_MS)
  expect(store.get(sessionAtom).isAuthenticated).toBe(false)
})

it('goes on when the trader wants to stay', async () => {
  const { store, user } = renderFor(5)
  advance(4 * MINUTE_MS)
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
  advance(2 * MINUTE_MS)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(store.get(sessionAtom).isAuthenticated).toBe(true)
})

it('never ends a session when the setting is 0', () => {
  const { store } = renderFor(0)
  advance(24 * 60 * MINUTE_MS)
  expect(store.get(sessionAtom).isAuthenticated).toBe(true)
})

it('leaves no timer behind', () => {
  const { unmount } = renderFor(30)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

it('is not put off by a clock that is set back', () => {
  const { store } = renderFor(30)
  advance(10 * MINUTE_MS)
  jest.setSystemTime(Date.now() - 2 * 60 * MINUTE_MS)
  advance(30 * MINUTE_MS + 10_000)
  expect(store.get(sessionAtom).isAuthenticated).toBe(false)
})

it('takes the warning back where another tab gives the session more time', () => {
  const { store } = renderFor(5)
  advance(4 * MINUTE_MS)
  act(() => store.set(changeSettingsAtom, { autoLogoutMinutes: 30 }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  advance(29 * MINUTE_MS)
  expect(screen.getByRole('dialog')).toHaveTextContent('60 seconds')
  expect(store.get(sessionAtom).isAuthenticated).toBe(true)
})

it('takes the warning back where the clock is set back while it stands', () => {
  const { store } = renderFor(5)
  advance(4 * MINUTE_MS)
  jest.setSystemTime(Date.now() - 2 * 60 * MINUTE_MS)
  advance(1_000)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  advance(5 * MINUTE_MS + 10_000)
  expect(store.get(sessionAtom).isAuthenticated).toBe(false)
})
