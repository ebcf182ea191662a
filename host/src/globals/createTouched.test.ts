/** @jest-environment jsdom */

import { createTouched } from './createTouched'

const { fetch, setTimeout: realTimeout } = window
const { at } = Array.prototype

afterEach(() => {
  window.fetch = fetch
  window.setTimeout = realTimeout
  Array.prototype.at = at
  Reflect.deleteProperty(Object.prototype, 'extra')
  Reflect.deleteProperty(window, 'trading_1')
})

it('names a global that was overwritten and a prototype that was altered or added to, once', async () => {
  const touched = createTouched()
  window.setTimeout = (() => 1) as unknown as typeof window.setTimeout
  Array.prototype.at = () => undefined
  Object.defineProperty(Object.prototype, 'extra', { configurable: true, value: () => 1 })

  expect(await touched()).toEqual([
    'window.setTimeout',
    'Object.prototype.extra',
    'Array.prototype.at',
  ])
  expect(await touched()).toEqual([])
})

it('has nothing against a new global, and against values that are no functions', async () => {
  Object.assign(window, { counted: 1 })
  const touched = createTouched()
  Object.assign(window, { trading_1: () => 1, counted: 2 })

  expect(await touched()).toEqual([])
})

it('names what was taken away, and what was given back', async () => {
  const touched = createTouched()
  Reflect.deleteProperty(Array.prototype, 'at')
  expect(await touched()).toEqual(['Array.prototype.at'])

  Array.prototype.at = at
  expect(await touched()).toEqual(['Array.prototype.at'])
})
