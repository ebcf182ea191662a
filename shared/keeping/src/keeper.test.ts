/** @jest-environment jsdom */

import { createStore, type Store } from 'jotai'
import { type Ledger, OPENING_LEDGER, placeOrder } from '@aldergate/ledger'
import { marketOf, orderOf } from '@aldergate/testing/ledgerScenario'
import { type KeepingProblem, startKeeping } from './keeper'
import {
  deleteDamagedAtom,
  eraseDataAtom,
  exportDamagedAtom,
  exportDataAtom,
  importDataAtom,
} from './keeping'
import {
  alertMarksAtom,
  changeSettingsAtom,
  DEFAULT_SETTINGS,
  keptAlertsAtom,
  keepDataAtom,
  keepingAtom,
  type Layout,
  layoutAtom,
  markAllReadAtom,
  notificationsAtom,
  recordNotificationAtom,
  settingsAtom,
} from '@aldergate/platform'
import {
  DAMAGED_KEY,
  KEEP_KEY,
  KEEP_VALUE,
  KEPT_KEYS,
  keyOf,
  SLICE_NAMES,
} from '@aldergate/contract'
import { damagedCopiesAtom } from './kept/damaged'
import { newerSlicesAtom } from './kept/newer'
import { WRITE_DELAY_MS } from './kept/writer'
import { ledgerAtom } from '@aldergate/ledger/state'
import {
  addToWatchlistAtom,
  customStrategyAtom,
  DEFAULT_WATCHLIST,
  MAX_STRATEGY_DRAFT,
  openingAtom,
  strategyDraftAtom,
  watchlistAtom,
} from '@aldergate/market/state'

const SETTINGS_KEY = keyOf('settings')
const MARKET_KEY = keyOf('market')
const ALERTS_KEY = keyOf('firedAlerts')

const addToWindow = jest.spyOn(window, 'addEventListener')
const removeFromWindow = jest.spyOn(window, 'removeEventListener')
const addToDocument = jest.spyOn(document, 'addEventListener')
const removeFromDocument = jest.spyOn(document, 'removeEventListener')

const tabs: (() => void)[] = []
let isHidden = false

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  localStorage.clear()
  isHidden = false
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
})

afterEach(() => {
  for (const close of tabs.splice(0)) close()
  expect(jest.getTimerCount()).toBe(0)
  expect(addToWindow).toHaveBeenCalledTimes(removeFromWindow.mock.calls.length)
  expect(addToDocument).toHaveBeenCalledTimes(removeFromDocument.mock.calls.length)
  jest.useRealTimers()
})

/** A page that has just been opened. */
function openTab(openStorage: () => Storage = () => localStorage) {
  const store = createStore()
  const problems: KeepingProblem[] = []
  const stop = startKeeping(store, openStorage, {
    onProblem: (problem) => problems.push(problem),
  })
  tabs.push(stop)

  function close() {
    tabs.splice(tabs.indexOf(stop), 1)
    stop()
  }
  return { store, problems, close }
}

/** Keeping that begins when the trader has already been at work in the tab. */
function beginLate(store: Store) {
  tabs.push(startKeeping(store, () => localStorage, { isFirst: false, onProblem: fail }))
}

function fail(problem: KeepingProblem): never {
  throw new Error(`Nothing is wrong with the device: ${JSON.stringify(problem)}`)
}

/** A page whose trader has asked for keeping. */
function openKeepingTab() {
  const tab = openTab()
  tab.store.set(keepDataAtom, true)
  return tab
}

function wait() {
  jest.advanceTimersByTime(WRITE_DELAY_MS)
}

function stored(): string[] {
  return Object.keys({ ...localStorage }).sort()
}

/** What the browser tells the other tabs about each change of a key. */
function announce(...keys: (string | null)[]) {
  for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }))
}

function announceAll() {
  announce(...SLICE_NAMES.map(keyOf), KEEP_KEY)
}

function ledgerWith(orderId: string, before: Ledger = OPENING_LEDGER): Ledger {
  const market = marketOf()
  const result = placeOrder(
    before,
    orderOf({ orderId, pair: 'BTC/GBP', side: 'buy', quantity: '0.1' }, market),
    market,
  )
  if (result.status !== 'filled') throw new Error(result.status)
  return [...before, result.fill]
}

function fillsOf(store: Store): string[] {
  return [...store.get(ledgerAtom)].flatMap((entry) =>
    entry.kind === 'fill' ? [entry.orderId] : [],
  )
}

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

const QUOTA = new DOMException('full', 'QuotaExceededError')
const DENIED = new DOMException('denied', 'SecurityError')

describe('before the trader asks for it', () => {
  it('stores nothing, whatever they do', () => {
    const { store, problems } = openTab()
    store.set(changeSettingsAtom, { language: 'fr' })
    store.set(layoutAtom, { order: [], hidden: ['overview'], wide: [], collapsed: [] })
    store.set(recordNotificationAtom, { kind: 'priceAlert', text: 'BTC rose.' })
    wait()
    window.dispatchEvent(new Event('pagehide'))

    expect(stored()).toEqual([])
    expect(store.get(keepingAtom)).toBe('off')
    expect(problems).toEqual([])
  })

  it('takes over nothing that lies there without the choice', () => {
    localStorage.setItem(SETTINGS_KEY, '{"version":1,"value":{"language":"fr"}}')

    expect(openTab().store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)
  })
})

describe('once the trader has asked for it', () => {
  it('stores at once what differs from the beginning', () => {
    const { store } = openTab()
    store.set(changeSettingsAtom, { language: 'fr' })
    store.set(keepDataAtom, true)

    expect(stored()).toEqual([KEEP_KEY, MARKET_KEY, SETTINGS_KEY].sort())
    expect(store.get(keepingAtom)).toBe('on')
  })

  it('has everything again after a reload', () => {
    const { store, close } = openKeepingTab()
    store.set(changeSettingsAtom, { language: 'fr', darkMode: false })
    store.set(watchlistAtom, ['ETH/GBP'])
    store.set(ledgerAtom, ledgerWith('a'))
    store.set(layoutAtom, { order: ['b'], hidden: ['a'], wide: [], collapsed: [] })
    store.set(strategyDraftAtom, '{"strategy":"Dip"}')
    close()
    const { store: next, problems } = openTab()

    expect(next.get(keepingAtom)).toBe('on')
    expect(next.get(settingsAtom)).toMatchObject({ language: 'fr', darkMode: false })
    expect(next.get(watchlistAtom)).toEqual(['ETH/GBP'])
    expect(fillsOf(next)).toEqual(['a'])
    expect(next.get(layoutAtom)?.hidden).toEqual(['a'])
    expect(next.get(strategyDraftAtom)).toBe('{"strategy":"Dip"}')
    expect(problems).toEqual([])
  })

  it('has the alerts that fired again, as they were left, and nothing else that was said', () => {
    const { store, close } = openKeepingTab()
    const entry = { kind: 'priceAlert', title: 'Price alert', text: 'BTC rose.' } as const
    store.set(recordNotificationAtom, { ...entry, to: '/dashboard', event: 'rule over' })
    store.set(markAllReadAtom)
    store.set(recordNotificationAtom, { kind: 'priceAlert', text: 'ETH fell.' })
    store.set(recordNotificationAtom, { kind: 'success', text: 'Settings saved.' })
    store.set(alertMarksAtom, { read: ['sample'], snoozed: [{ key: 'other', until: 7 }] })
    const fired = store.get(keptAlertsAtom)
    close()
    const { store: next, problems } = openTab()

    expect(next.get(keptAlertsAtom)).toEqual(fired)
    expect(next.get(notificationsAtom).map(({ text, isRead }) => [text, isRead])).toEqual([
      ['ETH fell.', false],
      ['BTC rose.', true],
    ])
    expect(problems).toEqual([])
  })

  it('has the draft of the dashboard’s panel again, too', () => {
    const draft = { name: 'Dip', definition: 'Buy', filled: '', template: null, parameters: {} }
    const { store, close } = openKeepingTab()
    store.set(customStrategyAtom, draft)
    close()

    expect(openTab().store.get(customStrategyAtom)).toEqual(draft)
  })

  it('stores changes that follow each other closely once', () => {
    const { store } = openKeepingTab()
    const write = jest.spyOn(Storage.prototype, 'setItem')
    store.set(changeSettingsAtom, { language: 'fr' })
    store.set(changeSettingsAtom, { language: 'es' })
    expect(write).not.toHaveBeenCalled()
    wait()

    expect(write).toHaveBeenCalledTimes(1)
    expect(localStorage.getItem(SETTINGS_KEY)).toContain('"language":"es"')
    write.mockRestore()
  })

  it('stores nothing for what came back to where it was', () => {
    const { store } = openKeepingTab()
    store.set(changeSettingsAtom, { language: 'fr' })
    wait()
    store.set(changeSettingsAtom, { language: 'en' })
    wait()

    expect(stored()).toEqual([KEEP_KEY, MARKET_KEY])
  })

  it('keeps the market from the first time on, also for data of before', () => {
    localStorage.setItem(KEEP_KEY, KEEP_VALUE)
    const first = openTab()
    const opening = first.store.get(openingAtom)
    wait()
    first.close()
    jest.advanceTimersByTime(86_400_000)

    expect(openTab().store.get(openingAtom)).toEqual(opening)
  })

  it('goes on with one market in every tab', () => {
    const { store } = openKeepingTab()
    jest.advanceTimersByTime(10_000)
    const other = openTab()

    expect(other.store.get(openingAtom)).toEqual(store.get(openingAtom))
  })

  it.each([
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'hidden',
      () => {
        isHidden = true
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('stores at once when the page is %s', (_what, happen) => {
    const { store } = openKeepingTab()
    store.set(changeSettingsAtom, { language: 'fr' })
    happen()

    expect(localStorage.getItem(SETTINGS_KEY)).toContain('fr')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('starts no timer while the page is hidden', () => {
    const { store } = openKeepingTab()
    isHidden = true
    store.set(changeSettingsAtom, { language: 'fr' })

    expect(jest.getTimerCount()).toBe(0)
    expect(localStorage.getItem(SETTINGS_KEY)).toContain('fr')
  })

  it('removes everything when they take it back, and the page goes on with its data', () => {
    localStorage.setItem('canary', '7')
    const { store } = openKeepingTab()
    store.set(changeSettingsAtom, { language: 'fr' })
    wait()
    store.set(keepDataAtom, false)
    store.set(changeSettingsAtom, { darkMode: false })
    wait()

    expect(stored()).toEqual(['canary'])
    expect(store.get(settingsAtom).language).toBe('fr')
  })

  it('erases what is here and on the device, and nothing of anybody else', () => {
    localStorage.setItem('canary', '7')
    const { store } = openKeepingTab()
    store.set(changeSettingsAtom, { language: 'fr' })
    wait()
    store.set(eraseDataAtom)

    expect(stored()).toEqual(['canary'])
    expect(store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)
    expect(store.get(keepingAtom)).toBe('off')
  })

  it('uses no key that is not in the published list', () => {
    const { store } = openKeepingTab()
    store.set(importDataAtom, store.set(exportDataAtom))
    store.set(watchlistAtom, [])
    store.set(changeSettingsAtom, { language: 'fr' })
    store.set(ledgerAtom, ledgerWith('a'))
    wait()
    const published = KEPT_KEYS.map(({ key }) => key)

    for (const key of stored()) expect(published).toContain(key)
  })
})

describe('what cannot be read', () => {
  it.each(['', '{', 'null', '{"version":1,"value":{"language":"xx"}}', '{"value":{}}'])(
    'is replaced by defaults, alone, and named once: %s',
    (text) => {
      localStorage.setItem(KEEP_KEY, 'yes')
      localStorage.setItem(SETTINGS_KEY, text)
      localStorage.setItem(keyOf('watchlist'), '{"version":1,"value":["ETH/GBP"]}')
      const { store, problems } = openTab()

      expect(store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)
      expect(store.get(watchlistAtom)).toEqual(['ETH/GBP'])
      expect(problems).toEqual([{ kind: 'unreadable', reason: 'corrupt', slices: ['settings'] }])
    },
  )

  const BAD = '{"version":1,"value":[{"kind":"openingCash"}]}'

  /** A page that finds a ledger which it cannot read. */
  function openWithDamage(text = BAD) {
    localStorage.setItem(KEEP_KEY, 'yes')
    localStorage.setItem(keyOf('ledger'), text)
    return openTab()
  }

  it('is set aside word for word before the next trade takes its place', () => {
    const { store, close } = openWithDamage()
    store.set(ledgerAtom, ledgerWith('a'))
    wait()

    expect(localStorage.getItem(keyOf('ledger'))).toContain('fill a')
    expect(store.get(damagedCopiesAtom)).toMatchObject([{ slice: 'ledger', text: BAD }])
    expect(store.set(exportDamagedAtom)).toContain('openingCash')
    expect(JSON.parse(store.set(exportDataAtom)).damaged).toMatchObject([{ text: BAD }])
    close()

    const { store: next, problems } = openTab()
    expect(problems).toEqual([])
    expect(next.get(damagedCopiesAtom)).toMatchObject([{ slice: 'ledger', text: BAD }])
    expect(fillsOf(next)).toEqual(['a'])
  })

  it('is set aside once, however often the page is opened, and of one part at most twice', () => {
    openWithDamage().close()
    openWithDamage().close()
    openWithDamage('second').close()
    const { store } = openWithDamage('third')

    expect(store.get(damagedCopiesAtom).map(({ text }) => text)).toEqual(['second', 'third'])
  })

  it('is gone once the trader deletes it, in every tab, or erases all', () => {
    const { store } = openWithDamage()
    const other = openTab()
    other.store.set(deleteDamagedAtom)
    expect(stored()).not.toContain(DAMAGED_KEY)
    announce(DAMAGED_KEY)
    expect(store.get(damagedCopiesAtom)).toEqual([])

    const again = openWithDamage('again')
    expect(stored()).toContain(DAMAGED_KEY)
    again.store.set(eraseDataAtom)
    expect(stored()).toEqual([])
    expect(again.store.get(damagedCopiesAtom)).toEqual([])
  })

  /** A page that finds damage on a device that has no room for a copy of it, until there is. */
  function openWithoutRoom() {
    let isFull = true
    const storage = Object.assign(Object.create(localStorage), {
      getItem: (key: string) => localStorage.getItem(key),
      removeItem: (key: string) => localStorage.removeItem(key),
      setItem: (key: string, text: string) => {
        if (isFull && key === DAMAGED_KEY) throw QUOTA
        localStorage.setItem(key, text)
      },
    }) as Storage
    localStorage.setItem(KEEP_KEY, 'yes')
    localStorage.setItem(keyOf('ledger'), BAD)
    const makeRoom = () => {
      isFull = false
    }
    return { ...openTab(() => storage), makeRoom }
  }

  it('is not overwritten while the device takes no copy of it, and that changes are not kept is told', () => {
    const { store, problems, makeRoom } = openWithoutRoom()
    store.set(ledgerAtom, ledgerWith('a'))
    wait()
    expect(localStorage.getItem(keyOf('ledger'))).toBe(BAD)
    expect(store.get(keepingAtom)).toBe('failing')
    expect(problems.at(-1)).toEqual({ kind: 'device', reason: 'full' })

    makeRoom()
    store.set(ledgerAtom, ledgerWith('b', store.get(ledgerAtom)))
    wait()
    expect(localStorage.getItem(keyOf('ledger'))).toContain('fill b')
    expect(localStorage.getItem(DAMAGED_KEY)).toContain('openingCash')
    expect(store.get(keepingAtom)).toBe('on')
  })

  it('can be had, and deleted, where the device takes no copy of it', () => {
    const { store } = openWithoutRoom()
    store.set(ledgerAtom, ledgerWith('a'))
    wait()
    expect(store.set(exportDamagedAtom)).toContain('openingCash')
    expect(JSON.parse(store.set(exportDataAtom)).damaged).toMatchObject([{ text: BAD }])

    store.set(deleteDamagedAtom)
    wait()
    expect(localStorage.getItem(keyOf('ledger'))).toContain('fill a')
    expect(stored()).not.toContain(DAMAGED_KEY)
    expect(store.get(keepingAtom)).toBe('on')
  })

  it('is told of no more once the trader has deleted it, also where that part was never changed', () => {
    const { store, close } = openWithDamage()
    store.set(deleteDamagedAtom)
    close()

    const next = openTab()
    expect(next.problems).toEqual([])
    expect(next.store.get(damagedCopiesAtom)).toEqual([])
  })

  it('stays where it is until the trader changes that very part', () => {
    localStorage.setItem(KEEP_KEY, 'yes')
    localStorage.setItem(SETTINGS_KEY, '{')
    const { store } = openTab()
    store.set(watchlistAtom, [])
    wait()
    expect(localStorage.getItem(SETTINGS_KEY)).toBe('{')

    store.set(changeSettingsAtom, { language: 'fr' })
    wait()
    expect(localStorage.getItem(SETTINGS_KEY)).toContain('fr')
  })

  it('gives way to the market of this tab, which no trader ever changes', () => {
    localStorage.setItem(KEEP_KEY, 'yes')
    localStorage.setItem(MARKET_KEY, '{"version":1,"val')
    const { store, problems } = openTab()
    wait()

    expect(problems).toEqual([{ kind: 'unreadable', reason: 'corrupt', slices: ['market'] }])
    expect(store.get(damagedCopiesAtom)).toMatchObject([{ slice: 'market' }])
    const next = openTab()
    expect(next.problems).toEqual([])
    expect(next.store.get(openingAtom)).toEqual(store.get(openingAtom))
  })

  it('is set aside when it is too long to be the draft of a strategy', () => {
    const text = JSON.stringify({ version: 1, value: 'x'.repeat(MAX_STRATEGY_DRAFT + 1) })
    localStorage.setItem(KEEP_KEY, 'yes')
    localStorage.setItem(keyOf('strategy'), text)
    const { store, problems } = openTab()

    expect(store.get(strategyDraftAtom)).toBeNull()
    expect(problems).toEqual([{ kind: 'unreadable', reason: 'corrupt', slices: ['strategy'] }])
    expect(store.get(damagedCopiesAtom)).toMatchObject([{ slice: 'strategy', text }])
  })

  it('is left alone, and not spoken of, where only a newer version of the app knows what it is', () => {
    const key = `${keyOf('settings')}OfTomorrow`
    localStorage.setItem(KEEP_KEY, 'yes')
    localStorage.setItem(key, '{"version":1,"value":7}')
    const { store, problems } = openTab()
    store.set(changeSettingsAtom, { language: 'fr' })
    wait()

    expect(localStorage.getItem(key)).toBe('{"version":1,"value":7}')
    expect(problems).toEqual([])
  })

  it('is in the way no longer once the trader has had everything removed', () => {
    localStorage.setItem(KEEP_KEY, 'yes')
    localStorage.setItem(SETTINGS_KEY, '{"version":99,"value":{}}')
    const { store } = openTab()
    store.set(keepDataAtom, false)
    store.set(keepDataAtom, true)
    store.set(changeSettingsAtom, { language: 'fr' })
    wait()

    expect(localStorage.getItem(SETTINGS_KEY)).toContain('"language":"fr"')
  })

  it('is told of no longer once another tab has written what this one can read', () => {
    const { store: other } = openKeepingTab()
    other.set(changeSettingsAtom, { language: 'fr' })
    wait()
    const readable = localStorage.getItem(SETTINGS_KEY) ?? ''
    localStorage.setItem(SETTINGS_KEY, '{"version":99,"value":{}}')
    const { store } = openTab()
    expect(store.get(newerSlicesAtom)).toEqual(['settings'])

    localStorage.setItem(SETTINGS_KEY, readable)
    announce(SETTINGS_KEY)
    expect(store.get(newerSlicesAtom)).toEqual([])
    expect(store.get(settingsAtom).language).toBe('fr')
  })

  it('is told of when a newer version writes it in another tab, once', () => {
    const { store, problems } = openKeepingTab()
    store.set(changeSettingsAtom, { language: 'fr' })
    wait()
    for (const value of [1, 2]) {
      localStorage.setItem(SETTINGS_KEY, JSON.stringify({ version: 99, value }))
      announce(SETTINGS_KEY)
    }
    store.set(changeSettingsAtom, { language: 'es' })
    wait()

    expect(problems).toEqual([{ kind: 'unreadable', reason: 'newer', slices: ['settings'] }])
    expect(localStorage.getItem(SETTINGS_KEY)).toContain('"version":99')
    expect(store.get(settingsAtom).language).toBe('es')
  })

  it('is never overwritten when a newer version of the app wrote it', () => {
    const newer = '{"version":99,"value":{}}'
    localStorage.setItem(KEEP_KEY, 'yes')
    localStorage.setItem(SETTINGS_KEY, newer)
    const { store, problems } = openTab()
    store.set(changeSettingsAtom, { language: 'fr' })
    wait()

    expect(localStorage.getItem(SETTINGS_KEY)).toBe(newer)
    expect(problems).toEqual([{ kind: 'unreadable', reason: 'newer', slices: ['settings'] }])
    expect(store.get(newerSlicesAtom)).toEqual(['settings'])

    store.set(eraseDataAtom)
    expect(stored()).toEqual([])
    expect(store.get(newerSlicesAtom)).toEqual([])
  })
})

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
  let isFull = true
  const storage = Object.assign(Object.create(localStorage), {
    getItem: (key: string) => localStorage.getItem(key),
    setItem: (key: string, text: string) => {
      if (isFull) throw QUOTA
      localStorage.setItem(key, text)
    },
  }) as Storage
  const { store, problems } = openTab(() => storage)
  store.set(keepDataAtom, true)
  for (const isNextFull of [false, true]) {
    isFull = isNextFull
    store.set(watchlistAtom, isNextFull ? ['ETH/GBP'] : [])
    wait()
  }

  expect(problems).toEqual([
    { kind: 'device', reason: 'full' },
    { kind: 'device', reason: 'full' },
  ])
})

describe('two tabs', () => {
  it('agree on what either changes', () => {
    const one = openKeepingTab()
    const other = openTab()
    one.store.set(changeSettingsAtom, { language: 'fr' })
    wait()
    announce(SETTINGS_KEY)

    expect(other.store.get(settingsAtom).language).toBe('fr')
    const write = jest.spyOn(Storage.prototype, 'setItem')
    wait()
    expect(write).not.toHaveBeenCalled()
    write.mockRestore()
  })

  it('have one entry of an alert that fires in both, as either has left it', () => {
    const fired = { kind: 'priceAlert', text: 'BTC rose.', event: 'rule over' } as const
    const texts = (store: Store) => store.get(notificationsAtom).map(({ text }) => text)
    const one = openKeepingTab()
    const other = openTab()
    other.store.set(recordNotificationAtom, { kind: 'success', text: 'Saved.' })
    for (const { store } of [one, other]) {
      store.set(recordNotificationAtom, { ...fired, since: Date.now() - 3_000 })
      jest.advanceTimersByTime(WRITE_DELAY_MS / 2)
    }
    jest.advanceTimersByTime(WRITE_DELAY_MS / 4)
    announce(ALERTS_KEY)
    wait()
    announce(ALERTS_KEY)
    expect(texts(one.store)).toEqual(['BTC rose.'])
    expect(texts(other.store).toSorted()).toEqual(['BTC rose.', 'Saved.'])
    expect(other.store.get(keptAlertsAtom)).toEqual(one.store.get(keptAlertsAtom))

    one.store.set(recordNotificationAtom, { ...fired, event: 'other over', text: 'ETH rose.' })
    one.store.set(markAllReadAtom)
    wait()
    announce(ALERTS_KEY)
    const since = Date.now() - 3_000
    other.store.set(recordNotificationAtom, { ...fired, event: 'other over', since })
    expect(other.store.get(keptAlertsAtom)).toEqual(one.store.get(keptAlertsAtom))
    expect(other.store.get(keptAlertsAtom).entries).toMatchObject([
      { text: 'ETH rose.', isRead: true },
      { text: 'BTC rose.', isRead: true },
    ])
  })

  it('join: the second one takes over the settings, and both have the trades of both', () => {
    const one = openTab()
    const other = openTab()
    one.store.set(changeSettingsAtom, { language: 'fr' })
    one.store.set(ledgerAtom, ledgerWith('a'))
    other.store.set(ledgerAtom, ledgerWith('b'))
    one.store.set(keepDataAtom, true)
    announceAll()
    wait()
    announceAll()
    wait()

    expect(other.store.get(keepingAtom)).toBe('on')
    expect(other.store.get(settingsAtom).language).toBe('fr')
    expect(fillsOf(one.store).sort()).toEqual(['a', 'b'])
    expect(fillsOf(other.store)).toEqual(fillsOf(one.store))
    expect(fillsOf(openTab().store)).toEqual(fillsOf(one.store))
  })

  it('join: the one that has begun with nothing takes nothing from the other', () => {
    const one = openTab()
    const other = openTab()
    one.store.set(watchlistAtom, ['ETH/GBP'])
    one.store.set(changeSettingsAtom, { language: 'fr' })
    other.store.set(keepDataAtom, true)
    announceAll()
    wait()
    announceAll()
    wait()

    for (const { store } of [one, other, openTab()]) {
      expect(store.get(watchlistAtom)).toEqual(['ETH/GBP'])
      expect(store.get(settingsAtom).language).toBe('fr')
    }
  })

  it('lose no trade when both trade at once', () => {
    const one = openKeepingTab()
    const other = openTab()
    one.store.set(ledgerAtom, ledgerWith('a'))
    other.store.set(ledgerAtom, ledgerWith('b'))
    wait()
    for (let round = 0; round < 3; round += 1) {
      announceAll()
      wait()
    }

    expect(fillsOf(one.store).sort()).toEqual(['a', 'b'])
    expect(fillsOf(other.store)).toEqual(fillsOf(one.store))
  })

  it('lose nothing that both change before either has heard of the other', () => {
    const one = openKeepingTab()
    const other = openTab()
    const fired = { kind: 'priceAlert', text: 'BTC rose.', event: 'rule over' } as const
    one.store.set(recordNotificationAtom, fired)
    wait()
    announceAll()
    const texts = ({ store }: typeof one) =>
      store.get(keptAlertsAtom).entries.map(({ text, isRead }) => `${text} ${String(isRead)}`)

    one.store.set(markAllReadAtom)
    one.store.set(changeSettingsAtom, { language: 'fr' })
    one.store.set(addToWatchlistAtom, 'DOT/GBP')
    jest.advanceTimersByTime(WRITE_DELAY_MS / 2)
    other.store.set(recordNotificationAtom, { ...fired, text: 'ETH rose.', event: 'second over' })
    other.store.set(changeSettingsAtom, { darkMode: false })
    other.store.set(watchlistAtom, (pairs) => pairs.slice(1))
    // The first has written, the other has not heard of it when it writes.
    wait()
    announceAll()
    wait()

    expect(texts(one)).toEqual(['ETH rose. false', 'BTC rose. true'])
    expect(one.store.get(settingsAtom)).toMatchObject({ language: 'fr', darkMode: false })
    for (const { store } of [other, openTab()])
      for (const kept of [keptAlertsAtom, settingsAtom, watchlistAtom] as const)
        expect(store.get<unknown>(kept)).toEqual(one.store.get<unknown>(kept))
  })

  it('lose no change of the one where the other puts all back to where it begins', () => {
    const one = openKeepingTab()
    const other = openTab()
    one.store.set(addToWatchlistAtom, 'DOT/GBP')
    one.store.set(changeSettingsAtom, { language: 'fr' })
    wait()
    announceAll()

    one.store.set(watchlistAtom, DEFAULT_WATCHLIST)
    one.store.set(settingsAtom, DEFAULT_SETTINGS)
    jest.advanceTimersByTime(WRITE_DELAY_MS / 2)
    other.store.set(addToWatchlistAtom, 'LTC/GBP')
    jest.advanceTimersByTime(WRITE_DELAY_MS / 2)
    announce(keyOf('watchlist'))
    // Of the settings, it has not heard when it changes and writes them.
    other.store.set(changeSettingsAtom, { timeZone: 'Asia/Tokyo' })
    wait()
    announceAll()

    for (const { store } of [one, other, openTab()]) {
      expect(store.get(watchlistAtom)).toEqual([...DEFAULT_WATCHLIST, 'LTC/GBP'])
      expect(store.get(settingsAtom)).toEqual({ ...DEFAULT_SETTINGS, timeZone: 'Asia/Tokyo' })
    }
  })

  it('both arrange the same dashboard', () => {
    const panels = ['a', 'b', 'c', 'd']
    const layoutWithout = (hidden: string): Layout => ({
      order: panels.filter((panel) => panel !== hidden),
      hidden: [hidden],
      wide: [],
      collapsed: [],
    })
    const one = openKeepingTab()
    const other = openTab()
    one.store.set(layoutAtom, layoutWithout('b'))
    other.store.set(layoutAtom, layoutWithout('c'))
    wait()
    announceAll()
    wait()
    announceAll()

    for (const { store } of [one, other, openTab()]) {
      expect(store.get(layoutAtom)?.order).toEqual(['a', 'd'])
      expect(store.get(layoutAtom)?.hidden.toSorted()).toEqual(['b', 'c'])
    }

    one.store.set(layoutAtom, null)
    wait()
    announceAll()
    expect(other.store.get(layoutAtom)).toBeNull()
  })

  it('both have an imported ledger and not a mixture', () => {
    const source = createStore()
    source.set(ledgerAtom, ledgerWith('imported'))
    const one = openKeepingTab()
    one.store.set(ledgerAtom, ledgerWith('old'))
    wait()
    const other = openTab()
    expect(fillsOf(other.store)).toEqual(['old'])

    one.store.set(importDataAtom, source.set(exportDataAtom))
    other.store.set(ledgerAtom, ledgerWith('late', other.store.get(ledgerAtom)))
    wait()
    for (let round = 0; round < 3; round += 1) {
      announceAll()
      wait()
    }

    expect(fillsOf(one.store)).toEqual(['imported'])
    expect(fillsOf(other.store)).toEqual(['imported'])
    expect(fillsOf(openTab().store)).toEqual(['imported'])
  })

  it('both stop when either does, and each goes on with its data', () => {
    const one = openKeepingTab()
    const other = openTab()
    one.store.set(changeSettingsAtom, { language: 'fr' })
    wait()
    announceAll()
    other.store.set(changeSettingsAtom, { darkMode: false })
    one.store.set(keepDataAtom, false)
    // The other tab has not heard of it yet.
    wait()
    announce(KEEP_KEY, SETTINGS_KEY)

    expect(other.store.get(keepingAtom)).toBe('off')
    expect(other.store.get(settingsAtom)).toMatchObject({ language: 'fr', darkMode: false })
    expect(stored()).toEqual([])
  })

  it('both have nothing left after an erasure', () => {
    const one = openKeepingTab()
    const other = openTab()
    one.store.set(changeSettingsAtom, { language: 'fr' })
    one.store.set(ledgerAtom, ledgerWith('a'))
    wait()
    announceAll()
    expect(fillsOf(other.store)).toEqual(['a'])

    one.store.set(eraseDataAtom)
    announceAll()
    wait()
    expect(other.store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)
    expect(fillsOf(other.store)).toEqual([])
    expect(other.store.get(keepingAtom)).toBe('off')
    expect(stored()).toEqual([])
  })

  it('have nothing left on the screen either, in the order in which the browser tells of an erasure', () => {
    const one = openKeepingTab()
    const other = openTab()
    one.store.set(changeSettingsAtom, { language: 'fr' })
    wait()
    announceAll()
    const removal = jest.spyOn(Storage.prototype, 'removeItem')
    one.store.set(eraseDataAtom)
    const removed = removal.mock.calls.map(([key]) => key)
    removal.mockRestore()
    announce(...removed)

    expect(other.store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)
    expect(other.store.get(keepingAtom)).toBe('off')
  })

  it('takes one that was cleared within this tab for the same, and writes nothing more', () => {
    const { store } = openKeepingTab()
    store.set(changeSettingsAtom, { language: 'fr' })
    wait()
    localStorage.clear()
    store.set(changeSettingsAtom, { language: 'es' })
    wait()

    expect(store.get(keepingAtom)).toBe('off')
    expect(store.get(settingsAtom).language).toBe('es')
    expect(localStorage).toHaveLength(0)
  })

  it('takes a storage that was cleared by hand for the choice taken back', () => {
    const { store } = openKeepingTab()
    store.set(changeSettingsAtom, { language: 'fr' })
    wait()
    localStorage.clear()
    announce(null)

    expect(store.get(keepingAtom)).toBe('off')
    expect(store.get(settingsAtom).language).toBe('fr')
  })
})

it('joins, when it begins late, what another tab keeps, and loses nothing of its own', () => {
  const other = openKeepingTab()
  other.store.set(ledgerAtom, ledgerWith('theirs'))
  wait()
  const store = createStore()
  store.set(ledgerAtom, ledgerWith('mine'))

  beginLate(store)

  expect(fillsOf(store).sort()).toEqual(['mine', 'theirs'])
  expect(store.get(keepingAtom)).toBe('on')
})

it('keeps, when it begins late, what the trader has already asked it to keep', () => {
  const store = createStore()
  store.set(keepDataAtom, true)
  store.set(ledgerAtom, ledgerWith('mine'))

  beginLate(store)

  expect(stored()).toContain(keyOf('ledger'))
  expect(localStorage.getItem(KEEP_KEY)).toBe('yes')
})

it('begins late without a trace when nobody wants anything kept', () => {
  const store = createStore()
  store.set(ledgerAtom, ledgerWith('mine'))

  beginLate(store)
  wait()

  expect(stored()).toEqual([])
  expect(fillsOf(store)).toEqual(['mine'])
})
