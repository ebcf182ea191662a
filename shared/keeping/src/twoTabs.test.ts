/** @jest-environment jsdom */

import { type Store, createStore } from 'jotai'
import { eraseDataAtom, exportDataAtom, generationsAtom, importDataAtom } from './keeping'
import {
  alertMarksAtom,
  changeSettingsAtom,
  DEFAULT_SETTINGS,
  erasuresAtom,
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
import { KEEP_KEY, keyOf } from '@aldergate/contract'
import { KEPT } from './kept/slices'
import { WRITE_DELAY_MS } from './kept/writer'
import { ledgerAtom } from '@aldergate/ledger/state'
import { alertRulesAtom, MAX_RULES } from '@aldergate/market/alerts'
import {
  addToWatchlistAtom,
  DEFAULT_WATCHLIST,
  moveInWatchlistAtom,
  watchlistAtom,
} from '@aldergate/market/state'
import {
  announce,
  announceAll,
  eventsOf,
  fillsOf,
  idsOf,
  ledgerWith,
  openKeepingTab,
  openTab,
  ruleOf,
  settingsOfBefore,
  stored,
  testWithTabs,
  wait,
} from './testing/tabs'

const SETTINGS_KEY = keyOf('settings')
const ALERTS_KEY = keyOf('firedAlerts')

testWithTabs()

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

  it('join: both have what either had set up before, and the one that asked to keep it goes first', () => {
    const one = openTab()
    const other = openTab()
    one.store.set(alertRulesAtom, [ruleOf('first')])
    other.store.set(alertRulesAtom, [ruleOf('second')])
    one.store.set(changeSettingsAtom, { language: 'es', darkMode: false })
    other.store.set(changeSettingsAtom, { language: 'fr' })
    other.store.set(keepDataAtom, true)
    announceAll()
    wait()
    announceAll()
    wait()

    for (const { store } of [one, other, openTab()]) {
      expect(idsOf(store)).toEqual(['first', 'second'])
      expect(store.get(settingsAtom)).toMatchObject({ language: 'fr', darkMode: false })
    }
  })

  it.each([
    ['nothing', DEFAULT_WATCHLIST, ['SOL/GBP', 'BTC/GBP', 'ETH/GBP', 'ADA/GBP', 'XRP/GBP']],
    [
      'a pair',
      [...DEFAULT_WATCHLIST, 'LTC/GBP' as const],
      ['SOL/GBP', 'BTC/GBP', 'ETH/GBP', 'ADA/GBP', 'XRP/GBP', 'LTC/GBP'],
    ],
    [
      'an order of its own',
      DEFAULT_WATCHLIST.toReversed(),
      ['SOL/GBP', 'BTC/GBP', 'ETH/GBP', 'ADA/GBP', 'XRP/GBP'],
    ],
  ])(
    'join: the pairs stand as in the one that asked to keep them, where the other brings %s',
    (_what, brought, together) => {
      const one = openTab()
      const other = openTab()
      other.store.set(watchlistAtom, brought)
      one.store.set(moveInWatchlistAtom, { pair: 'SOL/GBP', to: 0 })
      one.store.set(keepDataAtom, true)
      for (let round = 0; round < 2; round += 1) {
        announceAll()
        wait()
      }

      for (const { store } of [one, other, openTab()])
        expect(store.get(watchlistAtom)).toEqual(together)
    },
  )

  it('join: the panels stand as in the one that asked to keep them, without what the other has hidden', () => {
    const one = openTab()
    const other = openTab()
    const shown = { hidden: [], wide: [], collapsed: [] }
    other.store.set(layoutAtom, { ...shown, order: ['a', 'b', 'd'], hidden: ['c'] })
    one.store.set(layoutAtom, { ...shown, order: ['d', 'a', 'b', 'c'] })
    one.store.set(keepDataAtom, true)
    for (let round = 0; round < 2; round += 1) {
      announceAll()
      wait()
    }

    for (const { store } of [one, other, openTab()])
      expect(store.get(layoutAtom)).toEqual({ ...shown, order: ['d', 'a', 'b'], hidden: ['c'] })
  })

  it('join: an alert that fired in both is one, and read where either has read it', () => {
    const fired = { kind: 'priceAlert', text: 'BTC rose.', event: 'rule over' } as const
    const one = openTab()
    const other = openTab()
    one.store.set(recordNotificationAtom, fired)
    one.store.set(markAllReadAtom)
    wait()
    other.store.set(recordNotificationAtom, fired)
    one.store.set(keepDataAtom, true)
    announceAll()
    wait()
    announceAll()
    wait()

    for (const { store } of [one, other, openTab()]) {
      expect(store.get(keptAlertsAtom).entries).toMatchObject([{ text: 'BTC rose.', isRead: true }])
    }
  })

  it('join: an alert that fired in both is out of sight where either has snoozed it', () => {
    const fired = { kind: 'priceAlert', text: 'BTC rose.', event: 'rule over' } as const
    const one = openTab()
    const other = openTab()
    for (const { store } of [one, other]) {
      store.set(recordNotificationAtom, fired)
      wait()
    }
    const [mine] = one.store.get(keptAlertsAtom).entries
    const snoozed = [{ key: 'its own', until: 7, id: mine?.id }]
    one.store.set(alertMarksAtom, { read: [], snoozed })
    one.store.set(keepDataAtom, true)
    for (let round = 0; round < 2; round += 1) {
      announceAll()
      wait()
    }

    for (const { store } of [one, other, openTab()]) {
      const kept = store.get(keptAlertsAtom)
      expect(kept.entries).toHaveLength(1)
      expect(kept.snoozed).toEqual([{ key: 'its own', until: 7, id: kept.entries[0]?.id }])
    }
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

  it.each([
    ['has imported a file and the other asks to keep', 'other'],
    ['has imported a file and asks to keep it', 'one'],
  ] as const)('join: nothing is lost where the one %s', (_what, asking) => {
    const source = createStore()
    source.set(alertRulesAtom, [ruleOf('imported')])
    source.set(ledgerAtom, ledgerWith('imported'))
    const tabs = { one: openTab(), other: openTab() }
    tabs.one.store.set(importDataAtom, source.set(exportDataAtom))
    tabs.other.store.set(alertRulesAtom, [ruleOf('own')])
    tabs.other.store.set(ledgerAtom, ledgerWith('own'))
    tabs[asking].store.set(keepDataAtom, true)
    for (let round = 0; round < 2; round += 1) {
      announceAll()
      wait()
    }

    for (const { store } of [tabs.one, tabs.other, openTab()]) {
      expect(idsOf(store)).toEqual(['imported', 'own'])
      expect(fillsOf(store).sort()).toEqual(['imported', 'own'])
    }
  })

  it('join: what the one adds while the other, which has imported a file, comes to it stays', () => {
    const one = openTab()
    const other = openTab()
    one.store.set(importDataAtom, createStore().set(exportDataAtom))
    other.store.set(keepDataAtom, true)
    announceAll()
    other.store.set(alertRulesAtom, [ruleOf('own')])
    wait()
    announceAll()

    for (const { store } of [one, other, openTab()]) expect(idsOf(store)).toEqual(['own'])
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
    // The first has written; the other writes before it is notified.
    wait()
    announceAll()
    wait()

    expect(texts(one)).toEqual(['ETH rose. false', 'BTC rose. true'])
    expect(one.store.get(settingsAtom)).toMatchObject({ language: 'fr', darkMode: false })
    for (const { store } of [other, openTab()])
      for (const kept of [keptAlertsAtom, settingsAtom, watchlistAtom] as const)
        expect(store.get<unknown>(kept)).toEqual(one.store.get<unknown>(kept))
  })

  it('have the rules of the one that was first where both together are too many, and go on keeping', () => {
    const full = (tab: string) =>
      Array.from({ length: MAX_RULES }, (_, at) => ruleOf(`${tab} ${at}`))
    const one = openKeepingTab()
    const other = openTab()
    one.store.set(alertRulesAtom, full('one'))
    jest.advanceTimersByTime(WRITE_DELAY_MS / 2)
    other.store.set(alertRulesAtom, full('other'))
    jest.advanceTimersByTime(WRITE_DELAY_MS / 2)
    announce(keyOf('alerts'))
    expect(other.store.get(alertRulesAtom)).toEqual(full('one'))

    other.store.set(alertRulesAtom, (rules) => [...rules.slice(1), ruleOf('next')])
    wait()
    announceAll()
    for (const { store } of [one, other, openTab()])
      expect(store.get(alertRulesAtom)).toEqual([...full('one').slice(1), ruleOf('next')])
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
    // It changes and writes the settings before it is notified of them.
    other.store.set(changeSettingsAtom, { timeZone: 'Asia/Tokyo' })
    wait()
    announceAll()

    for (const { store } of [one, other, openTab()]) {
      expect(store.get(watchlistAtom)).toEqual([...DEFAULT_WATCHLIST, 'LTC/GBP'])
      expect(store.get(settingsAtom)).toEqual({ ...DEFAULT_SETTINGS, timeZone: 'Asia/Tokyo' })
    }
  })

  it('do not write in turn where the other is an older version, which leaves a setting out', () => {
    const { store } = openKeepingTab()
    store.set(changeSettingsAtom, { language: 'fr' })
    wait()
    const older = settingsOfBefore()
    localStorage.setItem(SETTINGS_KEY, older)
    announce(SETTINGS_KEY)
    wait()
    expect(localStorage.getItem(SETTINGS_KEY)).toBe(older)

    store.set(changeSettingsAtom, { darkMode: false })
    wait()
    expect(localStorage.getItem(SETTINGS_KEY)).toContain('numberFormat')
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

  it('go on after an import of what is as all begins: what either adds stays', () => {
    const one = openKeepingTab()
    one.store.set(importDataAtom, createStore().set(exportDataAtom))
    wait()
    const other = openTab()
    other.store.set(alertRulesAtom, [ruleOf('a')])
    for (let round = 0; round < 2; round += 1) {
      wait()
      announceAll()
    }

    for (const { store } of [one, other, openTab()]) expect(idsOf(store)).toEqual(['a'])
  })

  it('go on after an import of the layout that all begin with: how the other arranges it later stays', () => {
    const one = openKeepingTab()
    const other = openTab()
    one.store.set(importDataAtom, createStore().set(exportDataAtom))
    wait()
    announceAll()
    const layout = { order: ['a'], hidden: ['b'], wide: [], collapsed: [] }
    other.store.set(layoutAtom, layout)
    for (let round = 0; round < 2; round += 1) {
      wait()
      announceAll()
    }

    for (const { store } of [one, other, openTab()]) expect(store.get(layoutAtom)).toEqual(layout)
  })

  it.each(KEPT)('find the moment of an import on the device, whatever it brings: $name', (kept) => {
    const { store } = openKeepingTab()
    store.set(importDataAtom, createStore().set(exportDataAtom))
    const { [kept.name]: generation } = store.get(generationsAtom)
    wait()

    expect(generation).toBeGreaterThan(0)
    expect(JSON.parse(localStorage.getItem(keyOf(kept.name)) ?? '')).toMatchObject({ generation })
  })

  it('both stop when either does, and each goes on with its data', () => {
    const one = openKeepingTab()
    const other = openTab()
    one.store.set(changeSettingsAtom, { language: 'fr' })
    wait()
    announceAll()
    other.store.set(changeSettingsAtom, { darkMode: false })
    one.store.set(keepDataAtom, false)
    // The other tab has not been notified yet.
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
    other.store.set(recordNotificationAtom, { kind: 'success', text: 'Saved.' })
    for (const event of eventsOf(() => one.store.set(eraseDataAtom))) window.dispatchEvent(event)

    expect(other.store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)
    expect(other.store.get(notificationsAtom)).toEqual([])
    expect(other.store.get(erasuresAtom)).toBe(1)
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
