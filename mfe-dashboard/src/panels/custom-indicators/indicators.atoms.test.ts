/** @jest-environment jsdom */

import { restoreSavedIndicatorAtom, savedIndicatorsAtom } from '@aldergate/market/state'
import { createStore } from 'jotai'
import {
  changeDraftAtom,
  deleteIndicatorAtom,
  draftAtom,
  editIndicatorAtom,
  isDraftSavedAtom,
  saveDraftAtom,
} from './indicators.atoms'

function storeWith(...periods: readonly string[]) {
  const store = createStore()
  for (const typedPeriod of periods) {
    store.set(changeDraftAtom, { typedPeriod })
    store.set(saveDraftAtom)
  }
  return store
}

const periodsIn = (store: ReturnType<typeof createStore>) =>
  store.get(savedIndicatorsAtom).map(({ period }) => period)

it('keeps the last period that could be read while another is typed', () => {
  const store = createStore()
  store.set(changeDraftAtom, { typedPeriod: '20' })
  store.set(changeDraftAtom, { typedPeriod: '' })

  expect(store.get(draftAtom)).toMatchObject({ typedPeriod: '', period: 20 })
})

it('saves in order and begins anew', () => {
  const store = storeWith('10', '20')

  expect(periodsIn(store)).toEqual([10, 20])
  expect(store.get(draftAtom).typedPeriod).toBe('14')
})

it('changes a saved indicator where it stands', () => {
  const store = storeWith('10', '20')
  const [first] = store.get(savedIndicatorsAtom)
  if (!first) throw new Error('Two were saved.')

  store.set(editIndicatorAtom, first)
  expect(store.get(isDraftSavedAtom)).toBe(false)
  store.set(changeDraftAtom, { typedPeriod: '20' })
  expect(store.get(isDraftSavedAtom)).toBe(true)
  store.set(changeDraftAtom, { typedPeriod: '15' })
  store.set(saveDraftAtom)

  expect(periodsIn(store)).toEqual([15, 20])
})

it('puts a deleted indicator back to its place', () => {
  const store = storeWith('10', '20', '30')
  const second = store.get(savedIndicatorsAtom)[1]
  if (!second) throw new Error('Three were saved.')

  const removed = store.set(deleteIndicatorAtom, second)
  expect(periodsIn(store)).toEqual([10, 30])

  store.set(restoreSavedIndicatorAtom, removed)
  expect(periodsIn(store)).toEqual([10, 20, 30])
})

it('ends the change of an indicator that is deleted', () => {
  const store = storeWith('10')
  const [first] = store.get(savedIndicatorsAtom)
  if (!first) throw new Error('One was saved.')

  store.set(editIndicatorAtom, first)
  store.set(deleteIndicatorAtom, first)
  expect(store.get(draftAtom).editedId).toBeUndefined()
})
