/** @jest-environment jsdom */

import fc from 'fast-check'
import { createStore } from 'jotai'
import { keyOf } from '@aldergate/contract'
import { alertRulesAtom } from '@aldergate/market/alerts'
import { addToWatchlistAtom, DEFAULT_WATCHLIST, watchlistAtom } from '@aldergate/market/state'
import { exportDataAtom, importDataAtom } from './keeping'
import {
  idsOf,
  lateView,
  openKeepingTab,
  openTab,
  ruleOf,
  testWithTabs,
  wait,
} from './testing/tabs'

testWithTabs()

interface Step {
  tab: 0 | 1
  does: 'adds' | 'removes' | 'hears'
  isWrittenThen: boolean
}

const STEP: fc.Arbitrary<Step> = fc.record({
  tab: fc.constantFrom(0, 1),
  does: fc.constantFrom('adds', 'removes', 'hears'),
  isWrittenThen: fc.boolean(),
})

/** The expected rules after these steps of two tabs, and the rules that each tab knows and that are stored. */
function outcomeOf(steps: readonly Step[], { takesAll = false } = {}) {
  localStorage.clear()
  const first = openKeepingTab()
  first.store.set(alertRulesAtom, [ruleOf('first')])
  first.close()
  const expected = new Set(['first'])
  const tabs = [lateView(), lateView()].map(({ storage, hear }) => ({
    ...openTab(() => storage),
    hear,
  }))

  for (const [index, { tab, does, isWrittenThen }] of steps.entries()) {
    const { store, hear } = tabs[tab] as (typeof tabs)[number]
    const latest = store.get(alertRulesAtom)[0]?.id
    if (does === 'hears') hear()
    if (does === 'adds') {
      expected.add(String(index))
      store.set(alertRulesAtom, (rules) => [ruleOf(String(index)), ...rules])
    }
    if (does === 'removes' && latest !== undefined && (takesAll || latest !== 'first')) {
      expected.delete(latest)
      store.set(alertRulesAtom, (rules) => rules.slice(1))
    }
    if (isWrittenThen) wait()
  }
  for (let round = 0; round < 3; round += 1) {
    wait()
    for (const { hear } of tabs) hear()
  }

  const all = [...tabs, openTab()]
  const known = all.map(({ store }) => idsOf(store))
  for (const { close } of all) close()
  return { expected: [...expected].toSorted(), known }
}

describe('two tabs that hear late of each other', () => {
  it('lose nothing that both write at the same moment', () => {
    const one = openKeepingTab()
    const { storage, hear } = lateView()
    const other = openTab(() => storage)
    one.store.set(alertRulesAtom, [ruleOf('a')])
    other.store.set(alertRulesAtom, [ruleOf('b')])
    wait()
    hear()
    wait()
    hear()

    for (const { store } of [one, other, openTab()]) expect(idsOf(store)).toEqual(['a', 'b'])
  })

  it('agree on what the one takes away while the other adds to it', () => {
    const one = openKeepingTab()
    one.store.set(addToWatchlistAtom, 'DOT/GBP')
    wait()
    const { storage, hear } = lateView()
    const other = openTab(() => storage)
    one.store.set(watchlistAtom, (pairs) => pairs.slice(1))
    other.store.set(addToWatchlistAtom, 'LTC/GBP')
    wait()
    hear()
    wait()
    hear()

    const expected = [...DEFAULT_WATCHLIST.slice(1), 'DOT/GBP', 'LTC/GBP']
    for (const { store } of [one, other, openTab()])
      expect(store.get(watchlistAtom).toSorted()).toEqual(expected.toSorted())
  })

  it('bring nothing back that was taken away, when all was put back to where it begins in between', () => {
    const one = openKeepingTab()
    const { storage, hear } = lateView()
    const other = openTab(() => storage)
    one.store.set(alertRulesAtom, [ruleOf('a')])
    wait()
    hear()
    one.store.set(alertRulesAtom, [])
    wait()
    one.store.set(alertRulesAtom, [ruleOf('b')])
    wait()
    hear()

    for (const { store } of [one, other, openTab()]) expect(idsOf(store)).toEqual(['b'])
  })

  it('bring nothing back that the one takes away while the other adds to it, and nothing was there at first', () => {
    const one = openKeepingTab()
    one.store.set(alertRulesAtom, [ruleOf('a')])
    wait()
    const { storage, hear } = lateView()
    const other = openTab(() => storage)
    one.store.set(alertRulesAtom, [])
    other.store.set(alertRulesAtom, [ruleOf('b'), ruleOf('a')])
    wait()
    hear()
    wait()
    hear()

    for (const { store } of [one, other, openTab()]) expect(idsOf(store)).toEqual(['b'])
  })

  it('lose nothing that the one imports while the other takes away all there is', () => {
    const source = createStore()
    source.set(alertRulesAtom, [ruleOf('imported')])
    const one = openKeepingTab()
    one.store.set(alertRulesAtom, [ruleOf('old')])
    wait()
    const { storage, hear } = lateView()
    const other = openTab(() => storage)
    one.store.set(importDataAtom, source.set(exportDataAtom))
    other.store.set(alertRulesAtom, [])
    wait()
    hear()
    wait()
    hear()

    for (const { store } of [one, other, openTab()]) expect(idsOf(store)).toEqual(['imported'])
  })

  it('lose nothing that the one adds while the other takes away all there is', () => {
    const one = openKeepingTab()
    one.store.set(alertRulesAtom, [ruleOf('a')])
    wait()
    const { storage, hear } = lateView()
    const other = openTab(() => storage)
    one.store.set(alertRulesAtom, [ruleOf('b'), ruleOf('a')])
    other.store.set(alertRulesAtom, [])
    wait()
    hear()
    wait()
    hear()

    for (const { store } of [one, other, openTab()]) expect(idsOf(store)).toEqual(['b'])
  })

  it('write nothing once they agree', () => {
    const one = openKeepingTab()
    const { storage, hear } = lateView()
    const other = openTab(() => storage)
    one.store.set(alertRulesAtom, [ruleOf('a')])
    wait()
    hear()
    const text = localStorage.getItem(keyOf('alerts'))
    other.store.set(alertRulesAtom, (rules) => [...rules])
    wait()

    expect(localStorage.getItem(keyOf('alerts'))).toBe(text)
  })

  it('lose nothing and bring nothing back, whatever they add and take away', () => {
    fc.assert(
      fc.property(fc.array(STEP, { maxLength: 12 }), (steps) => {
        const { expected, known } = outcomeOf(steps)
        for (const ids of known) expect(ids).toEqual(expected)
      }),
      { seed: 7, numRuns: 60 },
    )
  })

  it('lose nothing and bring nothing back where they may take away all there is', () => {
    fc.assert(
      fc.property(fc.array(STEP, { maxLength: 12 }), (steps) => {
        const { expected, known } = outcomeOf(steps, { takesAll: true })
        for (const ids of known) expect(ids).toEqual(expected)
      }),
      { seed: 7, numRuns: 60 },
    )
  })
})
