/** @jest-environment jsdom */

import { createStore } from 'jotai'
import { erasableAtom, erasuresAtom } from './erasure'
import { eraseDataAtom } from '@aldergate/keeping'

const PINS: readonly string[] = []

it('is an atom like any other until all data are erased', () => {
  const store = createStore()
  const pinsAtom = erasableAtom(PINS)
  store.set(pinsAtom, ['BTC/GBP'])
  store.set(pinsAtom, (pins) => [...pins, 'ETH/GBP'])

  expect(store.get(pinsAtom)).toEqual(['BTC/GBP', 'ETH/GBP'])
})

it('is at its beginning at once when all data are erased, and takes values again', () => {
  const store = createStore()
  const pinsAtom = erasableAtom(PINS)
  const onChange = jest.fn()
  store.sub(pinsAtom, onChange)
  store.set(pinsAtom, ['BTC/GBP'])
  store.set(eraseDataAtom)

  expect(store.get(pinsAtom)).toBe(PINS)
  expect(onChange).toHaveBeenCalledTimes(2)

  store.set(pinsAtom, (pins) => [...pins, 'ETH/GBP'])
  expect(store.get(pinsAtom)).toEqual(['ETH/GBP'])
})

it('says how often data were erased', () => {
  const store = createStore()
  expect(store.get(erasuresAtom)).toBe(0)

  store.set(eraseDataAtom)
  store.set(eraseDataAtom)
  expect(store.get(erasuresAtom)).toBe(2)
})
