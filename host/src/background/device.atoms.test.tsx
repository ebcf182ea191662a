import { KEEP_ASKED, KEEP_ERASED, KEEP_KEY, KEEP_VALUE, keyOf } from '@aldergate/contract'
import { eraseDataAtom } from '@aldergate/keeping'
import {
  changeSettingsAtom,
  DEFAULT_SETTINGS,
  keepDataAtom,
  keepingAtom,
  settingsAtom,
} from '@aldergate/platform'
import { createStore, type Store } from 'jotai'
import { followDevice } from './device.atoms'
import { loadBackground } from './background.atoms'

const stores: Store[] = []

beforeEach(() => localStorage.clear())

afterEach(async () => {
  for (const store of stores.splice(0)) {
    await keeperOf(store)
    store.set(keepDataAtom, false)
  }
})

/** A page that has just been opened: its keeper is still loading. */
function openPage(): Store {
  const store = createStore()
  stores.push(store)
  void followDevice(store)
  return store
}

function keeperOf(store: Store): Promise<void> {
  return loadBackground(store)
}

const choice = () => localStorage.getItem(KEEP_KEY)

it('has the choice on the device with the click, and says that data are kept once they are', async () => {
  const store = openPage()
  store.set(changeSettingsAtom, { language: 'fr' })
  store.set(keepDataAtom, true)
  expect(choice()).toBe(KEEP_ASKED)
  expect(store.get(keepingAtom)).toBe('failing')

  await keeperOf(store)
  expect(choice()).toBe(KEEP_VALUE)
  expect(localStorage.getItem(keyOf('settings'))).toContain('fr')
  expect(store.get(keepingAtom)).toBe('on')
})

it('keeps data after a reload that came before the first of them were stored', async () => {
  localStorage.setItem(KEEP_KEY, KEEP_ASKED)
  const store = openPage()
  expect(store.get(keepingAtom)).toBe('failing')

  await keeperOf(store)
  expect(store.get(keepingAtom)).toBe('on')
  expect(choice()).toBe(KEEP_VALUE)
})

it('takes a choice back that nothing has been stored for yet', async () => {
  const store = openPage()
  store.set(keepDataAtom, true)
  store.set(keepDataAtom, false)
  expect(localStorage).toHaveLength(0)

  await keeperOf(store)
  expect(store.get(keepingAtom)).toBe('off')
  expect(localStorage).toHaveLength(0)
})

it('follows another tab that takes it back', () => {
  const store = openPage()
  store.set(keepDataAtom, true)
  localStorage.removeItem(KEEP_KEY)
  window.dispatchEvent(new StorageEvent('storage', { key: KEEP_KEY, newValue: null }))

  expect(store.get(keepingAtom)).toBe('off')
})

it('goes on to keep where it hears late of a choice taken back that the trader has made anew', () => {
  const store = openPage()
  store.set(keepDataAtom, true)
  localStorage.setItem(keyOf('alerts'), '{"version":1,"value":[]}')
  const kept = { ...localStorage }
  window.dispatchEvent(new StorageEvent('storage', { key: KEEP_KEY, newValue: null }))

  expect({ ...localStorage }).toEqual(kept)
  expect(store.get(keepingAtom)).toBe('failing')
})

it('takes nothing from the device where another tab has taken the choice back, and begins anew', () => {
  const store = openPage()
  store.set(keepDataAtom, true)
  localStorage.removeItem(KEEP_KEY)
  localStorage.setItem(keyOf('alerts'), '{"version":1,"value":[]}')
  window.dispatchEvent(new StorageEvent('storage', { key: KEEP_KEY, newValue: null }))

  expect(store.get(keepingAtom)).toBe('off')
  expect(localStorage.getItem(keyOf('alerts'))).not.toBeNull()
})

it('leaves the choice of another tab as it is', () => {
  const store = openPage()
  localStorage.setItem(KEEP_KEY, KEEP_VALUE)
  store.set(keepDataAtom, true)

  expect(choice()).toBe(KEEP_VALUE)
})

it('erases at once what the device keeps and tells the other tabs, and none of it comes back', async () => {
  localStorage.setItem('canary', '7')
  localStorage.setItem(KEEP_KEY, KEEP_VALUE)
  localStorage.setItem(keyOf('settings'), '{"version":1,"value":{"language":"fr"}}')
  const store = openPage()
  const write = jest.spyOn(Storage.prototype, 'setItem')
  store.set(eraseDataAtom)
  expect({ ...localStorage }).toEqual({ canary: '7' })
  expect(write).toHaveBeenCalledWith(KEEP_KEY, KEEP_ERASED)
  write.mockRestore()

  await keeperOf(store)
  expect(store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)
  expect(store.get(keepingAtom)).toBe('off')
  expect({ ...localStorage }).toEqual({ canary: '7' })
})

it('tells no other tab of an erasure where nothing has been stored yet', async () => {
  const store = openPage()
  store.set(keepDataAtom, true)
  const write = jest.spyOn(Storage.prototype, 'setItem')
  store.set(eraseDataAtom)
  await keeperOf(store)

  expect(localStorage).toHaveLength(0)
  expect(write).not.toHaveBeenCalledWith(KEEP_KEY, KEEP_ERASED)
  write.mockRestore()
})

it('says that the device keeps data, and that nothing is stored, until its keeper has come', async () => {
  localStorage.setItem(KEEP_KEY, KEEP_VALUE)
  const store = openPage()
  expect(store.get(keepingAtom)).toBe('failing')

  await keeperOf(store)
  expect(store.get(keepingAtom)).toBe('on')
})
