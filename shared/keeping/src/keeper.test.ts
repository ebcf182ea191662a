/** @jest-environment jsdom */

import { createStore } from 'jotai'
import { setHidden } from '@aldergate/testing/pageVisibility'
import { eraseDataAtom, exportDataAtom, importDataAtom } from './keeping'
import {
  alertMarksAtom,
  changeSettingsAtom,
  DEFAULT_SETTINGS,
  keptAlertsAtom,
  keepDataAtom,
  keepingAtom,
  layoutAtom,
  markAllReadAtom,
  notificationsAtom,
  recordNotificationAtom,
  settingsAtom,
} from '@aldergate/platform'
import { KEEP_KEY, KEEP_VALUE, KEPT_KEYS, keyOf } from '@aldergate/contract'
import { ledgerAtom } from '@aldergate/ledger/state'
import { alertRulesAtom } from '@aldergate/market/alerts'
import {
  customStrategyAtom,
  openingAtom,
  strategyDraftAtom,
  watchlistAtom,
} from '@aldergate/market/state'
import {
  beginLate,
  fillsOf,
  idsOf,
  ledgerWith,
  openKeepingTab,
  openTab,
  ruleOf,
  stored,
  testWithTabs,
  wait,
} from './testing/tabs'

const SETTINGS_KEY = keyOf('settings')
const MARKET_KEY = keyOf('market')

testWithTabs()

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

  it('stores what came back to where it was, so that every tab knows what is older than it', () => {
    const { store, close } = openKeepingTab()
    store.set(changeSettingsAtom, { language: 'fr' })
    wait()
    store.set(changeSettingsAtom, { language: 'en' })
    wait()
    close()

    expect(stored()).toEqual([KEEP_KEY, MARKET_KEY, SETTINGS_KEY].sort())
    expect(openTab().store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)
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
    ['hidden', () => setHidden(true)],
  ])('stores at once when the page is %s', (_what, happen) => {
    const { store } = openKeepingTab()
    store.set(changeSettingsAtom, { language: 'fr' })
    happen()

    expect(localStorage.getItem(SETTINGS_KEY)).toContain('fr')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('starts no timer while the page is hidden', () => {
    const { store } = openKeepingTab()
    setHidden(true)
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

it('leaves, when it begins late, an import in the place of what the device has kept all along', () => {
  const before = openKeepingTab()
  before.store.set(ledgerAtom, ledgerWith('old'))
  before.store.set(alertRulesAtom, [ruleOf('old')])
  before.close()
  const source = createStore()
  source.set(ledgerAtom, ledgerWith('imported'))
  source.set(alertRulesAtom, [ruleOf('imported')])
  const store = createStore()
  store.set(keepDataAtom, true)
  store.set(importDataAtom, source.set(exportDataAtom))

  beginLate(store)
  wait()

  for (const each of [store, openTab().store]) {
    expect(fillsOf(each)).toEqual(['imported'])
    expect(idsOf(each)).toEqual(['imported'])
  }
})

it('loses, when it begins late, nothing of its own to an import of before', () => {
  const before = openKeepingTab()
  before.store.set(importDataAtom, before.store.set(exportDataAtom))
  before.store.set(ledgerAtom, ledgerWith('old'))
  before.close()
  const store = createStore()
  store.set(keepDataAtom, true)
  store.set(ledgerAtom, ledgerWith('mine'))

  beginLate(store)

  expect(fillsOf(store).sort()).toEqual(['mine', 'old'])
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
