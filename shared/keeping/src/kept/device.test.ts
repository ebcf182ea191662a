/** @jest-environment jsdom */

import { deviceOf } from './device'

function refusing(cause: unknown): () => Storage {
  return () => {
    throw cause
  }
}

afterEach(() => localStorage.clear())

it('reads, writes and takes away', () => {
  const device = deviceOf(() => localStorage)

  expect(device.read('a')).toBeNull()
  expect(device.write('a', 'text')).toBeUndefined()
  expect(device.read('a')).toBe('text')
  expect(device.write('a', null)).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

it('does not take the word of a storage that keeps nothing, or lets nothing go', () => {
  localStorage.setItem('held', 'text')
  const deaf = Object.assign(Object.create(localStorage), {
    getItem: (key: string) => localStorage.getItem(key),
    setItem: () => {},
    removeItem: () => {},
  }) as Storage
  const device = deviceOf(() => deaf)

  expect(device.write('a', 'text')).toBe('blocked')
  expect(device.write('held', 'other')).toBe('blocked')
  expect(device.write('held', null)).toBe('blocked')
  expect(device.write('a', null)).toBeUndefined()
})

it.each([
  ['blocked', new DOMException('', 'SecurityError')],
  ['blocked', new TypeError('localStorage is null')],
  ['full', new DOMException('', 'QuotaExceededError')],
])('says that it is %s, and never throws', (problem, cause) => {
  const device = deviceOf(refusing(cause))

  expect(device.read('a')).toBeUndefined()
  expect(device.write('a', 'text')).toBe(problem)
})
