import fc from 'fast-check'
import { createStore } from 'jotai'
import * as v from 'valibot'
import { indicatorSettingOf } from '../indicators/settings'
import { settingOf } from '../indicators/settingOf'
import {
  deleteSavedIndicatorAtom,
  MAX_SAVED_INDICATORS,
  restoreSavedIndicatorAtom,
  savedIndicatorsAtom,
  SavedIndicatorsSchema,
  saveIndicatorAtom,
} from './savedIndicators'
import { CUSTOM_INDICATOR_NAMES, type CustomIndicator } from '../customIndicator'

const RED: CustomIndicator = { indicatorName: 'movingAverage', period: 14, color: '#FF0000' }

function storeWith(...periods: readonly number[]) {
  const store = createStore()
  for (const period of periods) store.set(saveIndicatorAtom, { ...RED, period })
  return store
}

function periodsIn(store: ReturnType<typeof createStore>) {
  return store.get(savedIndicatorsAtom).map(({ period }) => period)
}

function nth(store: ReturnType<typeof createStore>, index: number) {
  const saved = store.get(savedIndicatorsAtom)[index]
  if (!saved) throw new Error('So many were not saved.')
  return saved
}

it('saves in order, each under an id of its own', () => {
  const store = storeWith(10, 20)

  expect(periodsIn(store)).toEqual([10, 20])
  expect(nth(store, 0).id).not.toBe(nth(store, 1).id)
})

it('changes a saved indicator where it stands', () => {
  const store = storeWith(10, 20)
  store.set(saveIndicatorAtom, { ...RED, period: 15 }, nth(store, 0).id)

  expect(periodsIn(store)).toEqual([15, 20])
})

it('puts a deleted indicator back to its place, once, also after another was saved', () => {
  const store = storeWith(10, 20, 30)
  const deleted = store.set(deleteSavedIndicatorAtom, nth(store, 1))
  expect(periodsIn(store)).toEqual([10, 30])

  store.set(saveIndicatorAtom, { ...RED, period: 40 })
  store.set(restoreSavedIndicatorAtom, deleted)
  store.set(restoreSavedIndicatorAtom, deleted)
  expect(periodsIn(store)).toEqual([10, 20, 30, 40])
})

it('keeps no more than its own schema takes', () => {
  const store = storeWith(...Array.from({ length: MAX_SAVED_INDICATORS }, (_, at) => at + 1))
  expect(store.set(saveIndicatorAtom, RED)).toBeUndefined()

  expect(v.is(SavedIndicatorsSchema, store.get(savedIndicatorsAtom))).toBe(true)
})

it.each([
  [{ ...RED, id: 'a', period: 0 }],
  [{ ...RED, id: 'a', period: 1.5 }],
  [{ ...RED, id: 'a', color: 'red' }],
  [{ ...RED, id: 'a', indicatorName: 'macd' }],
  [{ ...RED, id: '' }],
])('takes no %j from outside', (wrong) => {
  expect(v.is(SavedIndicatorsSchema, [wrong])).toBe(false)
})

it('takes no id twice from outside', () => {
  const one = { ...RED, id: 'a' }
  expect(v.is(SavedIndicatorsSchema, [one])).toBe(true)
  expect(v.is(SavedIndicatorsSchema, [one, one])).toBe(false)
})

it('makes of every indicator a setting that charts take', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CUSTOM_INDICATOR_NAMES),
      fc.integer({ min: 1, max: 500 }),
      (indicatorName, period) => {
        const setting = settingOf({ indicatorName, period, color: '#00FF00' })

        expect(indicatorSettingOf(setting)).toEqual(setting)
        expect(Object.values(setting)).toContain(period)
        expect(setting.color).toBe('#00FF00')
      },
    ),
  )
})
