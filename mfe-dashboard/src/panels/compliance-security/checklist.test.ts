/** @jest-environment jsdom */

import { DEFAULT_SETTINGS } from '@aldergate/platform'
import { checklist, type SecurityFacts } from './checklist'

const FIRST_VISIT: SecurityFacts = {
  settings: DEFAULT_SETTINGS,
  session: { isAuthenticated: false, user: null },
  keeping: 'off',
}
const LOGGED_IN = { isAuthenticated: true, user: { email: 'a@aldergate.example' } } as const

function states(change: Partial<SecurityFacts> = {}) {
  const checks = checklist({ ...FIRST_VISIT, ...change })
  return checks.map(({ id, state, status }) => `${id} ${state}: ${status}`)
}

it('finds on a first visit no second factor, no session and no kept data', () => {
  expect(states()).toEqual([
    'twoFactor off: attention',
    'session loggedOut: note',
    'dataLocation off: ok',
  ])
})

it('is content with a second factor', () => {
  const settings = { twoFactor: true, autoLogoutMinutes: 30 }
  expect(states({ settings })).toContain('twoFactor on: ok')
})

it('asks for attention when a session never ends by itself', () => {
  expect(states({ session: LOGGED_IN })).toContain('session ends: ok')
  const settings = { twoFactor: false, autoLogoutMinutes: 0 }
  expect(states({ session: LOGGED_IN, settings })).toContain('session endless: attention')
})

it('asks for attention when the browser does not keep what it should', () => {
  expect(states({ keeping: 'on' })).toContain('dataLocation on: ok')
  expect(states({ keeping: 'failing' })).toContain('dataLocation failing: attention')
})
