/** @jest-environment jsdom */

import { changeSettingsAtom, keepDataAtom, keepingAtom, settingsAtom } from '@aldergate/platform'
import { alertRulesAtom } from '@aldergate/market/alerts'
import { watchlistAtom } from '@aldergate/market/state'
import { idsOf, openKeepingTab, openTab, ruleOf, stored, testWithTabs, wait } from './testing/tabs'

testWithTabs()

describe('a page that comes back after it was left', () => {
  /** As a browser shows a page again that it has held in its memory. */
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
