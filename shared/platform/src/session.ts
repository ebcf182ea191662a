import { atom } from 'jotai'

export interface User {
  email: string
}

export type Session = { isAuthenticated: false; user: null } | { isAuthenticated: true; user: User }

const LOGGED_OUT: Session = { isAuthenticated: false, user: null }

const currentSessionAtom = atom<Session>(LOGGED_OUT)

export const sessionAtom = atom((get) => get(currentSessionAtom))

export const loginAtom = atom(null, (_get, set, user: User) => {
  set(currentSessionAtom, { isAuthenticated: true, user })
})

export const logoutAtom = atom(null, (_get, set) => {
  set(currentSessionAtom, LOGGED_OUT)
})
