/** @jest-environment jsdom */

import { eraseDataAtom, exportDataAtom, importDataAtom } from '@aldergate/keeping'
import { MAX_STRATEGY_DRAFT, strategyDraftAtom } from '@aldergate/market/state'
import { keepDataAtom, keepingFailsAtom } from '@aldergate/platform'
import { createStore, type Store } from 'jotai'
import {
  addConditionAtom,
  changeConditionAtom,
  changeStrategyAtom,
  isUnkeptAtom,
  openBuilderAtom,
  removeConditionAtom,
  replaceStrategyAtom,
  restoreConditionAtom,
  showLinkedStrategyAtom,
  strategyAtom,
  takeBackAtom,
} from './builder.atoms'
import { DEFAULT_STRATEGY, MAX_CONDITIONS, resetStrategy } from './strategy'

it('gives back what a removal needs to be undone', () => {
  const store = createStore()
  store.set(addConditionAtom)
  store.set(addConditionAtom)
  const before = store.get(strategyAtom)
  const second = before.conditions[1]
  if (!second) throw new Error('two conditions were added')

  const removed = store.set(removeConditionAtom, second)
  expect(store.get(strategyAtom).conditions).toHaveLength(2)

  store.set(restoreConditionAtom, removed)
  expect(store.get(strategyAtom)).toEqual(before)
})

it('takes a replacement back, unless the strategy was edited since', () => {
  const store = createStore()
  store.set(changeStrategyAtom, { name: 'Night shift', timeframe: '4h' })
  const before = store.get(strategyAtom)

  const replacement = store.set(replaceStrategyAtom, resetStrategy)
  expect(store.get(strategyAtom)).toEqual(DEFAULT_STRATEGY)
  expect(store.set(takeBackAtom, replacement)).toBe(true)
  expect(store.get(strategyAtom)).toEqual(before)

  const next = store.set(replaceStrategyAtom, resetStrategy)
  store.set(changeStrategyAtom, { name: 'Dip' })
  expect(store.set(takeBackAtom, next)).toBe(false)
  expect(store.get(strategyAtom)).toEqual({ ...DEFAULT_STRATEGY, name: 'Dip' })
})

it('is the default strategy again when all data are erased', () => {
  const store = createStore()
  store.set(changeStrategyAtom, { name: 'Night shift' })

  store.set(eraseDataAtom)

  expect(store.get(strategyAtom)).toEqual(DEFAULT_STRATEGY)
})

function named(name: string): Store {
  const store = createStore()
  store.set(changeStrategyAtom, { name })
  return store
}

const nameIn = (store: Store) => store.get(strategyAtom).name

describe('the draft that is kept', () => {
  it('follows each change, and is nothing again after a reset', () => {
    const store = named('Dip')
    expect(store.get(strategyDraftAtom)).toContain('"name":"Dip"')

    store.set(replaceStrategyAtom, resetStrategy)
    expect(store.get(strategyDraftAtom)).toBeNull()
  })

  it('is what the builder begins with', () => {
    const store = createStore()
    store.set(strategyDraftAtom, named('Dip').get(strategyDraftAtom))

    expect(nameIn(store)).toBe('Dip')
  })

  it('leaves the conditions what they are: a change makes no other of those that stay', () => {
    const store = createStore()
    store.set(addConditionAtom)
    const [first] = store.get(strategyAtom).conditions
    store.set(addConditionAtom)

    expect(store.get(strategyAtom).conditions[0]).toBe(first)
  })

  it('comes from another tab as long as nothing was built in this one', () => {
    const store = createStore()
    store.set(openBuilderAtom, true)
    store.set(strategyDraftAtom, named('Dip').get(strategyDraftAtom))

    expect(nameIn(store)).toBe('Dip')
  })

  it('of another tab replaces nothing on an open page, nor once that was left; the next change counts', () => {
    const store = named('Mine')
    store.set(openBuilderAtom, true)
    const theirs = named('Theirs').get(strategyDraftAtom)
    store.set(strategyDraftAtom, theirs)
    expect(nameIn(store)).toBe('Mine')
    store.set(openBuilderAtom, false)
    expect(nameIn(store)).toBe('Mine')
    expect(store.get(strategyDraftAtom)).toBe(theirs)

    store.set(changeStrategyAtom, { timeframe: '4h' })
    expect(store.get(strategyDraftAtom)).toContain('"name":"Mine"')
  })

  it('of a file of data takes the place of what was built, and stays when the page opens', () => {
    const store = named('Mine')
    store.set(openBuilderAtom, true)
    store.set(openBuilderAtom, false)
    store.set(importDataAtom, named('Theirs').set(exportDataAtom))
    expect(nameIn(store)).toBe('Theirs')

    store.set(openBuilderAtom, true)
    expect(nameIn(store)).toBe('Theirs')
  })

  it('stays behind a strategy that came by a link, until that is changed', () => {
    const store = named('Mine')
    const mine = store.get(strategyDraftAtom)
    const linked = { ...DEFAULT_STRATEGY, name: 'Linked' }
    store.set(showLinkedStrategyAtom, linked)
    expect(store.get(strategyAtom)).toBe(linked)
    expect(store.get(strategyDraftAtom)).toBe(mine)

    store.set(changeStrategyAtom, { timeframe: '4h' })
    expect(store.get(strategyDraftAtom)).toContain('"name":"Linked"')
  })

  it('may have the longest name, rules and conditions that are read', () => {
    const store = createStore()
    const text = '\u0001'.repeat(20_000)
    for (let count = 1; count < MAX_CONDITIONS; count += 1) store.set(addConditionAtom)
    for (const { id } of store.get(strategyAtom).conditions)
      store.set(changeConditionAtom, id, {
        indicator: 'rsi',
        parameters: { period: '1'.repeat(30) },
        value: '1'.repeat(30),
      })
    store.set(changeStrategyAtom, { name: text, furtherRules: text })
    const { length } = store.get(strategyDraftAtom) ?? ''

    expect(length).toBeGreaterThan(240_000)
    expect(length).toBeLessThan(MAX_STRATEGY_DRAFT)
  })

  it('is gone with all data', () => {
    const store = named('Dip')
    store.set(eraseDataAtom)

    expect(store.get(strategyDraftAtom)).toBeNull()
  })
})

describe('what a reload would lose', () => {
  it('is what was built while no data are kept, and nothing else', () => {
    const store = createStore()
    expect(store.get(isUnkeptAtom)).toBe(false)

    store.set(changeStrategyAtom, { name: 'Dip' })
    expect(store.get(isUnkeptAtom)).toBe(true)

    store.set(keepDataAtom, true)
    expect(store.get(isUnkeptAtom)).toBe(true)
    store.set(keepingFailsAtom, false)
    expect(store.get(isUnkeptAtom)).toBe(false)

    store.set(keepDataAtom, false)
    store.set(replaceStrategyAtom, resetStrategy)
    expect(store.get(isUnkeptAtom)).toBe(false)
  })

  it('is what another tab’s draft has replaced on the device', () => {
    const store = named('Mine')
    store.set(keepDataAtom, true)
    store.set(keepingFailsAtom, false)
    store.set(openBuilderAtom, true)
    store.set(strategyDraftAtom, named('Theirs').get(strategyDraftAtom))

    expect(store.get(isUnkeptAtom)).toBe(true)
  })

  it('is not what a link brings again, but what was changed of it', () => {
    const store = createStore()
    store.set(showLinkedStrategyAtom, { ...DEFAULT_STRATEGY, name: 'Linked' })
    expect(store.get(isUnkeptAtom)).toBe(false)

    store.set(changeStrategyAtom, { timeframe: '4h' })
    expect(store.get(isUnkeptAtom)).toBe(true)
  })

  it('is what was built before a link, too', () => {
    const store = named('Mine')
    store.set(showLinkedStrategyAtom, { ...DEFAULT_STRATEGY, name: 'Linked' })
    expect(store.get(isUnkeptAtom)).toBe(true)

    store.set(keepDataAtom, true)
    store.set(keepingFailsAtom, false)
    expect(store.get(isUnkeptAtom)).toBe(false)
  })
})
