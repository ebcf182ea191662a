/** @jest-environment jsdom */

import { changeSettingsAtom, keepDataAtom, keepingAtom, settingsAtom } from '@aldergate/platform'
import { KEEP_KEY, keyOf } from '@aldergate/contract'
import { strategyDraftAtom, watchlistAtom } from '@aldergate/market/state'
import { deviceThatFills, openTab, stored, testWithTabs, wait } from './testing/tabs'

const SETTINGS_KEY = keyOf('settings')
const MARKET_KEY = keyOf('market')

testWithTabs()

const QUOTA = new DOMException('full', 'QuotaExceededError')
const DENIED = new DOMException('denied', 'SecurityError')

/** A storage that refuses: all, or only to take more. */
function brokenStorage(cause: Error, { reads }: { reads: boolean }): () => Storage {
  const refuse = () => {
    throw cause
  }
  return () =>
    reads
      ? Object.assign(Object.create(localStorage), {
          getItem: () => null,
          setItem: refuse,
          removeItem: () => {},
        })
      : refuse()
}

/** A storage that takes everything, and has nothing afterwards. */
function forgetfulStorage(): Storage {
  return Object.assign(Object.create(localStorage), {
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {},
  })
}

describe('a device that refuses', () => {
  it.each([
    ['blocked', brokenStorage(DENIED, { reads: false })],
    ['blocked', brokenStorage(DENIED, { reads: true })],
    ['full', brokenStorage(QUOTA, { reads: true })],
    ['blocked', forgetfulStorage],
  ] as const)('%s: the app goes on in memory and says so once', (reason, storage) => {
    const { store, problems } = openTab(storage)
    expect(problems).toEqual([])
    store.set(keepDataAtom, true)
    for (const language of ['fr', 'es', 'zh'] as const) {
      store.set(changeSettingsAtom, { language })
      wait()
    }

    expect(store.get(settingsAtom).language).toBe('zh')
    expect(store.get(keepingAtom)).toBe('failing')
    expect(problems).toEqual([{ kind: 'device', reason }])
  })

  it('is tried again with the next change', () => {
    let isFull = true
    const { store, problems } = openTab(() =>
      isFull ? brokenStorage(QUOTA, { reads: true })() : localStorage,
    )
    store.set(changeSettingsAtom, { language: 'fr' })
    store.set(keepDataAtom, true)
    expect(store.get(keepingAtom)).toBe('failing')

    isFull = false
    store.set(watchlistAtom, [])
    wait()
    expect(store.get(keepingAtom)).toBe('on')
    expect(stored()).toEqual([KEEP_KEY, MARKET_KEY, SETTINGS_KEY, keyOf('watchlist')].sort())
    expect(problems).toHaveLength(1)
  })
})

it('says again that a device is full, once it has taken something in between', () => {
  const device = deviceThatFills()
  device.isFull = true
  const { store, problems } = openTab(device.openStorage)
  store.set(keepDataAtom, true)
  for (const isNextFull of [false, true]) {
    device.isFull = isNextFull
    store.set(watchlistAtom, isNextFull ? ['ETH/GBP'] : [])
    wait()
  }

  expect(problems).toEqual([
    { kind: 'device', reason: 'full' },
    { kind: 'device', reason: 'full' },
  ])
})

it('goes on to want what no device has taken yet where the page comes back', () => {
  let isFull = true
  const { store, problems } = openTab(() =>
    isFull ? brokenStorage(QUOTA, { reads: true })() : localStorage,
  )
  store.set(changeSettingsAtom, { language: 'fr' })
  store.set(keepDataAtom, true)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(store.get(keepingAtom)).toBe('failing')
  expect(problems).toHaveLength(1)

  isFull = false
  store.set(watchlistAtom, [])
  wait()
  expect(store.get(keepingAtom)).toBe('on')
  expect(localStorage.getItem(SETTINGS_KEY)).toContain('fr')
})

it('loses nothing that no device has taken yet where the page comes back to one that takes it', () => {
  let isFull = true
  const { store } = openTab(() => (isFull ? brokenStorage(QUOTA, { reads: true })() : localStorage))
  store.set(strategyDraftAtom, 'a draft')
  store.set(watchlistAtom, [])
  store.set(keepDataAtom, true)

  isFull = false
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  wait()
  expect(store.get(strategyDraftAtom)).toBe('a draft')
  expect(store.get(keepingAtom)).toBe('on')
  expect(localStorage.getItem(keyOf('strategy'))).toContain('a draft')
})
