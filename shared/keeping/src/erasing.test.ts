/** @jest-environment jsdom */

import { KEEP_ASKED, KEEP_KEY } from '@aldergate/contract'
import { alertRulesAtom } from '@aldergate/market/alerts'
import { addToWatchlistAtom, DEFAULT_WATCHLIST, watchlistAtom } from '@aldergate/market/state'
import {
  changeSettingsAtom,
  DEFAULT_SETTINGS,
  keepDataAtom,
  keepingAtom,
  notificationsAtom,
  recordNotificationAtom,
  settingsAtom,
} from '@aldergate/platform'
import { setHidden } from '@aldergate/testing/pageVisibility'
import type { Store } from 'jotai'
import { eraseDataAtom } from './keeping'
import {
  announce,
  announceAll,
  eventsOf,
  idsOf,
  openKeepingTab,
  openTab,
  ruleOf,
  stored,
  testWithTabs,
  wait,
} from './testing/tabs'

testWithTabs()

/** Two tabs with data; `hear` delivers the first tab's changes of the storage to the other. */
function openTabs() {
  const one = openKeepingTab()
  const other = openTab()
  one.store.set(changeSettingsAtom, { language: 'fr' })
  one.store.set(alertRulesAtom, [ruleOf('a')])
  wait()
  announceAll()
  other.store.set(recordNotificationAtom, { kind: 'success', text: 'Saved.' })
  let events: readonly StorageEvent[] = []
  const does = (happen: () => void) => {
    events = eventsOf(happen)
  }
  const hear = () => {
    for (const event of events) window.dispatchEvent(event)
  }
  return { one, other, does, hear }
}

function expectNothingOf(store: Store) {
  expect(store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)
  expect(idsOf(store)).toEqual([])
  expect(store.get(watchlistAtom)).toEqual(DEFAULT_WATCHLIST)
  expect(store.get(notificationsAtom)).toEqual([])
}

function expectAllOf(store: Store) {
  expect(store.get(keepingAtom)).toBe('off')
  expect(store.get(settingsAtom).language).toBe('fr')
  expect(idsOf(store)).toEqual(['a'])
  expect(store.get(notificationsAtom)).toHaveLength(1)
}

describe('an erasure of all data', () => {
  it.each([true, false])('leaves nothing in another tab, hidden: %s', (isHidden) => {
    const { one, other, does, hear } = openTabs()
    does(() => one.store.set(eraseDataAtom))
    setHidden(isHidden)
    hear()
    wait()

    expectNothingOf(other.store)
    expect(other.store.get(keepingAtom)).toBe('off')
    expect(stored()).toEqual([])
  })

  it('leaves nothing of what another tab has just changed, on the device neither', () => {
    const { one, other, does, hear } = openTabs()
    does(() => one.store.set(eraseDataAtom))
    localStorage.setItem(KEEP_KEY, 'yes')
    other.store.set(addToWatchlistAtom, 'DOT/GBP')
    wait()
    localStorage.removeItem(KEEP_KEY)
    hear()
    wait()

    expectNothingOf(other.store)
    expect(stored()).toEqual([])
  })

  it('leaves nothing in another tab that has found the device empty before it hears of it', () => {
    const { one, other, does, hear } = openTabs()
    does(() => one.store.set(eraseDataAtom))
    other.store.set(addToWatchlistAtom, 'DOT/GBP')
    wait()
    hear()

    expectNothingOf(other.store)
  })

  it('takes nothing of what the trader has asked to keep since', () => {
    const { one, other, does, hear } = openTabs()
    does(() => {
      one.store.set(eraseDataAtom)
      one.store.set(alertRulesAtom, [ruleOf('new')])
      one.store.set(keepDataAtom, true)
    })
    hear()
    wait()

    for (const { store } of [one, other, openTab()]) {
      expect(store.get(keepingAtom)).toBe('on')
      expect(store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)
      expect(idsOf(store)).toEqual(['new'])
    }
  })

  it('is told to nobody where nothing is kept', () => {
    const { store } = openTab()

    expect(eventsOf(() => store.set(eraseDataAtom))).toEqual([])
  })

  it('takes nothing of another tab where keeping was asked for and nothing is kept yet', () => {
    const one = openTab()
    const other = openTab()
    localStorage.setItem(KEEP_KEY, KEEP_ASKED)
    other.store.set(alertRulesAtom, [ruleOf('a')])
    for (const event of eventsOf(() => one.store.set(eraseDataAtom))) window.dispatchEvent(event)

    expect(idsOf(other.store)).toEqual(['a'])
    expect(stored()).toEqual([])
  })
})

describe('another tab goes on with all that it has', () => {
  it('when data are kept no longer', () => {
    const { one, other, does, hear } = openTabs()
    does(() => one.store.set(keepDataAtom, false))
    hear()

    expectAllOf(other.store)
  })

  it('when the storage was cleared by hand', () => {
    const { other } = openTabs()
    localStorage.clear()
    announce(null)

    expectAllOf(other.store)
  })

  it('when the choice was deleted by hand', () => {
    const { other, does, hear } = openTabs()
    does(() => localStorage.removeItem(KEEP_KEY))
    hear()

    expectAllOf(other.store)
  })
})
