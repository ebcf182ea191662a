import { createStore, type Store } from 'jotai'
import { KEEP_KEY, keyOf, SLICE_NAMES } from '@aldergate/contract'
import { type Ledger, OPENING_LEDGER, placeOrder } from '@aldergate/ledger'
import { ledgerAtom } from '@aldergate/ledger/state'
import { type AlertRule, alertRulesAtom } from '@aldergate/market/alerts'
import { keepDataAtom } from '@aldergate/platform'
import { marketOf, orderOf } from '@aldergate/testing/ledgerScenario'
import { setHidden } from '@aldergate/testing/pageVisibility'
import { type KeepingProblem, startKeeping } from '../keeper'
import { WRITE_DELAY_MS } from '../kept/writer'

const open: (() => void)[] = []

/** Tabs of one browser whose storage is empty before each test; after it they are closed, and nothing runs on. */
export function testWithTabs(): void {
  const added = [window, document].map((target) => jest.spyOn(target, 'addEventListener'))
  const removed = [window, document].map((target) => jest.spyOn(target, 'removeEventListener'))

  beforeEach(() => {
    jest.useFakeTimers()
    localStorage.clear()
    setHidden(false)
    jest.clearAllMocks()
  })

  afterEach(() => {
    for (const close of open.splice(0)) close()
    expect(jest.getTimerCount()).toBe(0)
    expect(removed.map(({ mock }) => mock.calls.length)).toEqual(
      added.map(({ mock }) => mock.calls.length),
    )
    jest.useRealTimers()
  })
}

/** A device that takes nothing more while it `isFull`; what it has can still be read and removed. */
export function deviceThatFills() {
  const device = { isFull: false, openStorage: () => storage }
  const storage = Object.assign(Object.create(localStorage), {
    getItem: (key: string) => localStorage.getItem(key),
    removeItem: (key: string) => localStorage.removeItem(key),
    setItem: (key: string, text: string) => {
      if (device.isFull) throw new DOMException('full', 'QuotaExceededError')
      localStorage.setItem(key, text)
    },
  }) as Storage
  return device
}

export function openTab(openStorage: () => Storage = () => localStorage) {
  const store = createStore()
  const problems: KeepingProblem[] = []
  const stop = startKeeping(store, openStorage, {
    onProblem: (problem) => problems.push(problem),
  })
  open.push(stop)

  function close() {
    open.splice(open.indexOf(stop), 1)
    stop()
  }
  return { store, problems, close }
}

/** Keeping that begins when the trader has already been at work in the tab. */
export function beginLate(store: Store) {
  open.push(startKeeping(store, () => localStorage, { isFirst: false, onProblem: fail }))
}

function fail(problem: KeepingProblem): never {
  throw new Error(`Nothing is wrong with the device: ${JSON.stringify(problem)}`)
}

/** A page whose trader has allowed storage. */
export function openKeepingTab() {
  const tab = openTab()
  tab.store.set(keepDataAtom, true)
  return tab
}

/** Waits until changes are stored. */
export function wait() {
  jest.advanceTimersByTime(WRITE_DELAY_MS)
}

/** The keys in the device's storage. */
export function stored(): string[] {
  return Object.keys({ ...localStorage }).sort()
}

/** Returns the kept settings as a version of the app writes them that does not know one of them yet. */
export function settingsOfBefore(): string {
  const kept = JSON.parse(localStorage.getItem(keyOf('settings')) ?? '')
  delete kept.value.numberFormat
  return JSON.stringify(kept)
}

/** Dispatches, for each key, the storage event that other tabs receive. */
export function announce(...keys: (string | null)[]) {
  for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }))
}

/** Returns the storage events that other tabs receive, in order. */
export function eventsOf(happen: () => void): readonly StorageEvent[] {
  const events: StorageEvent[] = []
  const note = (key: string, newValue: string | null) => {
    const oldValue = localStorage.getItem(key)
    if (oldValue !== newValue) events.push(new StorageEvent('storage', { key, oldValue, newValue }))
  }
  const { setItem, removeItem } = Storage.prototype
  const spies = [
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
      note(key, text)
      setItem.call(localStorage, key, text)
    }),
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => {
      note(key, null)
      removeItem.call(localStorage, key)
    }),
  ]
  happen()
  for (const spy of spies) spy.mockRestore()
  return events
}

export function announceAll() {
  announce(...SLICE_NAMES.map(keyOf), KEEP_KEY)
}

/** A tab's view of the storage before it is notified of others' changes: only its own writes are visible. */
export function lateView() {
  const view = new Map(Object.entries({ ...localStorage }))
  const storage = Object.assign(Object.create(localStorage), {
    getItem: (key: string) => view.get(key) ?? null,
    setItem: (key: string, text: string) => {
      view.set(key, text)
      localStorage.setItem(key, text)
    },
    removeItem: (key: string) => {
      view.delete(key)
      localStorage.removeItem(key)
    },
  }) as Storage

  function hear() {
    view.clear()
    for (const [key, text] of Object.entries({ ...localStorage })) view.set(key, text)
    announceAll()
  }
  return { storage, hear }
}

/** Returns the ledger once an order for 0.1 BTC was filled. */
export function ledgerWith(orderId: string, before: Ledger = OPENING_LEDGER): Ledger {
  const market = marketOf()
  const result = placeOrder(
    before,
    orderOf({ orderId, pair: 'BTC/GBP', side: 'buy', quantity: '0.1' }, market),
    market,
  )
  if (result.status !== 'filled') throw new Error(result.status)
  return [...before, result.fill]
}

/** The orders that a tab knows to be filled. */
export function fillsOf(store: Store): string[] {
  return [...store.get(ledgerAtom)].flatMap((entry) =>
    entry.kind === 'fill' ? [entry.orderId] : [],
  )
}

export function ruleOf(id: string): AlertRule {
  return {
    id,
    pair: 'BTC/GBP',
    condition: { kind: 'above', price: 50_000 },
    isEnabled: true,
    asksBrowser: false,
    createdAt: 0,
    snoozedUntil: null,
  }
}

/** The rules that a tab knows, by their ids. */
export function idsOf(store: Store): string[] {
  return store
    .get(alertRulesAtom)
    .map(({ id }) => id)
    .toSorted()
}
