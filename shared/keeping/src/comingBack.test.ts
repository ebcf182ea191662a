/** @jest-environment jsdom */

import { changeSettingsAtom, keepDataAtom, keepingAtom, settingsAtom } from '@aldergate/platform'
import { keyOf } from '@aldergate/contract'
import { ledgerAtom } from '@aldergate/ledger/state'
import { alertRulesAtom } from '@aldergate/market/alerts'
import { DEFAULT_WATCHLIST, strategyDraftAtom, watchlistAtom } from '@aldergate/market/state'
import { createStore, type Store } from 'jotai'
import { eraseDataAtom, exportDataAtom, importDataAtom } from './keeping'
import {
  announce,
  deviceThatFills,
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

testWithTabs()

/** The text of a file with one alert rule and one trade. */
function fileWith(id: string): string {
  const source = createStore()
  source.set(alertRulesAtom, [ruleOf(id)])
  source.set(ledgerAtom, ledgerWith(id))
  return source.set(exportDataAtom)
}

describe('a page that comes back after it was left', () => {
  /** Fires the event of a page restored from the back/forward cache. */
  function comeBack() {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }

  it('writes over nothing that another tab has kept meanwhile, when its trader asks to keep', () => {
    const left = openTab()
    const other = openTab()
    other.store.set(keepDataAtom, true)
    other.store.set(watchlistAtom, ['ETH/GBP'])
    other.close()
    left.store.set(changeSettingsAtom, { language: 'fr' })
    left.store.set(keepDataAtom, true)
    wait()

    for (const { store } of [left, openTab()]) {
      expect(store.get(keepingAtom)).toBe('on')
      expect(store.get(watchlistAtom)).toEqual(['ETH/GBP'])
      expect(store.get(settingsAtom).language).toBe('fr')
    }
  })

  it('joins what another tab has begun to keep', () => {
    const left = openTab()
    const other = openTab()
    other.store.set(keepDataAtom, true)
    other.store.set(watchlistAtom, ['ETH/GBP'])
    other.close()
    comeBack()

    expect(left.store.get(keepingAtom)).toBe('on')
    expect(left.store.get(watchlistAtom)).toEqual(['ETH/GBP'])
  })

  it('keeps its draft beside one that another tab has put back to nothing', () => {
    const left = openTab()
    left.store.set(strategyDraftAtom, 'a draft')
    const other = openTab()
    other.store.set(keepDataAtom, true)
    other.store.set(strategyDraftAtom, 'of the other tab')
    wait()
    other.store.set(strategyDraftAtom, null)
    other.close()
    comeBack()
    wait()

    expect(left.store.get(strategyDraftAtom)).toBe('a draft')
    expect(localStorage.getItem(keyOf('strategy'))).toContain('a draft')
  })

  it('adds what no device had taken to what is kept anew after an erasure, and nothing of before', () => {
    const device = deviceThatFills()
    const left = openTab(device.openStorage)
    left.store.set(keepDataAtom, true)
    left.store.set(importDataAtom, fileWith('imported'))
    wait()
    device.isFull = true
    left.store.set(alertRulesAtom, (rules) => [...rules, ruleOf('unsaved')])
    wait()
    device.isFull = false

    const other = openTab()
    other.store.set(eraseDataAtom)
    other.store.set(keepDataAtom, true)
    other.store.set(alertRulesAtom, [ruleOf('new')])
    other.close()
    comeBack()
    wait()
    expect(idsOf(left.store)).toEqual(['new', 'unsaved'])
  })

  it('has what another tab has changed and taken away', () => {
    const left = openKeepingTab()
    left.store.set(alertRulesAtom, [ruleOf('a'), ruleOf('b')])
    wait()
    const other = openTab()
    other.store.set(alertRulesAtom, [ruleOf('b'), ruleOf('c')])
    other.close()
    comeBack()
    expect(idsOf(left.store)).toEqual(['b', 'c'])

    const write = jest.spyOn(Storage.prototype, 'setItem')
    comeBack()
    wait()
    expect(write).not.toHaveBeenCalled()
    write.mockRestore()
  })

  it('brings nothing back that was taken away meanwhile, when nothing stood there in between', () => {
    const left = openKeepingTab()
    left.store.set(alertRulesAtom, [ruleOf('a')])
    wait()
    const other = openTab()
    other.store.set(alertRulesAtom, [])
    other.close()
    const reloaded = openTab()
    reloaded.store.set(alertRulesAtom, [ruleOf('b')])
    reloaded.close()
    comeBack()
    wait()

    for (const { store } of [left, openTab()]) expect(idsOf(store)).toEqual(['b'])
  })

  it.each<[string, (store: Store) => unknown]>([
    ['set up', (store) => store.set(alertRulesAtom, [ruleOf('old')])],
    ['imported', (store) => store.set(importDataAtom, fileWith('old'))],
  ])(
    'brings nothing back that it had %s, when all was erased meanwhile and new data are kept',
    (_how, setUp) => {
      const left = openKeepingTab()
      left.store.set(ledgerAtom, ledgerWith('old'))
      setUp(left.store)
      left.store.set(watchlistAtom, ['ETH/GBP'])
      wait()
      const other = openTab()
      other.store.set(eraseDataAtom)
      other.store.set(alertRulesAtom, [ruleOf('new')])
      other.store.set(ledgerAtom, ledgerWith('new'))
      other.store.set(keepDataAtom, true)
      other.close()
      const kept = { ...localStorage }
      comeBack()
      wait()

      expect(idsOf(left.store)).toEqual(['new'])
      expect(fillsOf(left.store)).toEqual(['new'])
      expect(left.store.get(watchlistAtom)).toEqual(DEFAULT_WATCHLIST)
      expect({ ...localStorage }).toEqual(kept)
    },
  )

  it('brings no settings back that an older version had stored last, when all was erased meanwhile', () => {
    const left = openKeepingTab()
    left.store.set(changeSettingsAtom, { language: 'fr' })
    left.store.set(importDataAtom, left.store.set(exportDataAtom))
    wait()
    localStorage.setItem(keyOf('settings'), settingsOfBefore())
    announce(keyOf('settings'))
    const other = openTab()
    other.store.set(eraseDataAtom)
    other.store.set(changeSettingsAtom, { language: 'es' })
    other.store.set(keepDataAtom, true)
    other.close()
    comeBack()
    wait()

    for (const { store } of [left, openTab()]) expect(store.get(settingsAtom).language).toBe('es')
  })

  it('loses nothing that the device had no room for when it was left', () => {
    const device = deviceThatFills()
    const left = openTab(device.openStorage)
    left.store.set(keepDataAtom, true)
    left.store.set(alertRulesAtom, [ruleOf('a')])
    wait()
    device.isFull = true
    left.store.set(alertRulesAtom, [ruleOf('a'), ruleOf('b')])
    left.store.set(ledgerAtom, ledgerWith('mine'))
    wait()
    const other = openTab()
    other.store.set(alertRulesAtom, [])
    wait()
    other.store.set(alertRulesAtom, [ruleOf('c')])
    other.store.set(ledgerAtom, ledgerWith('theirs'))
    other.close()
    device.isFull = false
    comeBack()
    wait()

    for (const { store } of [left, openTab()]) {
      expect(idsOf(store)).toEqual(['b', 'c'])
      expect(fillsOf(store).toSorted()).toEqual(['mine', 'theirs'])
    }
  })

  it('keeps nothing more where another tab has switched it off, and goes on with its data', () => {
    const left = openKeepingTab()
    left.store.set(changeSettingsAtom, { language: 'fr' })
    const other = openTab()
    other.store.set(keepDataAtom, false)
    other.close()
    comeBack()

    expect(left.store.get(keepingAtom)).toBe('off')
    expect(left.store.get(settingsAtom).language).toBe('fr')
    expect(stored()).toEqual([])
  })
})
