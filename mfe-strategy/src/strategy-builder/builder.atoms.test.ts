/** @jest-environment jsdom */

import { eraseDataAtom } from '@aldergate/keeping'
import { createStore } from 'jotai'
import {
  addConditionAtom,
  changeStrategyAtom,
  removeConditionAtom,
  resetStrategyAtom,
  restoreConditionAtom,
  strategyAtom,
} from './builder.atoms'
import { DEFAULT_STRATEGY } from './strategy'

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

it('gives back the strategy that a reset replaced', () => {
  const store = createStore()
  store.set(changeStrategyAtom, { name: 'Night shift', timeframe: '4h' })

  const before = store.set(resetStrategyAtom)

  expect(before).toMatchObject({ name: 'Night shift', timeframe: '4h' })
  expect(store.get(strategyAtom)).toEqual(DEFAULT_STRATEGY)
})

it('is the default strategy again when all data are erased', () => {
  const store = createStore()
  store.set(changeStrategyAtom, { name: 'Night shift' })

  store.set(eraseDataAtom)

  expect(store.get(strategyAtom)).toEqual(DEFAULT_STRATEGY)
})
