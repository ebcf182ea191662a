/** @jest-environment jsdom */

import { accountAtom } from '@aldergate/ledger/state'
import { watchlistAtom } from '@aldergate/market/state'
import { sessionAtom, settingsAtom } from '@aldergate/platform'
import { atom, createStore, type Atom } from 'jotai'
import { withoutKept } from './withoutKept.ts'

function read(what: Atom<unknown>): unknown {
  return createStore().get(what)
}

it.each<[string, Atom<unknown>]>([
  ['the watchlist', watchlistAtom],
  ['the account, which is made of the ledger', accountAtom],
  ['a setting of what the app does', atom((get) => get(settingsAtom).autoLogoutMinutes)],
  ['the look, which styles follow', atom((get) => get(settingsAtom).density)],
  ['all settings', atom((get) => ({ ...get(settingsAtom) }))],
])('lets nobody read what a device may keep, and only meanwhile: %s', async (_what, kept) => {
  await expect(withoutKept(() => Promise.resolve(read(kept)))).rejects.toThrow('may be kept')
  expect(read(kept)).toBeDefined()
})

it.each<[string, Atom<unknown>]>([
  ['how numbers are written', atom((get) => get(settingsAtom).numberFormat)],
  ['the session, which nobody keeps', sessionAtom],
])('leaves what a document compares, or nobody keeps: %s', async (_what, known) => {
  expect(await withoutKept(() => Promise.resolve(read(known)))).toEqual(read(known))
})
