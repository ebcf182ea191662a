import { createStore } from 'jotai'
import { loginAtom, logoutAtom, sessionAtom } from './session'

it('begins with nobody logged in', () => {
  expect(createStore().get(sessionAtom)).toEqual({ isAuthenticated: false, user: null })
})

it('knows the user from login to logout', () => {
  const store = createStore()
  store.set(loginAtom, { email: 'demo@aldergate.example' })
  expect(store.get(sessionAtom)).toEqual({
    isAuthenticated: true,
    user: { email: 'demo@aldergate.example' },
  })

  store.set(logoutAtom)
  expect(store.get(sessionAtom)).toEqual({ isAuthenticated: false, user: null })
})
