import { hasSpareLine } from './hasSpareLine'

it.each([
  ['says nothing of its line', { onLine: true }],
  ['has a fast one', { onLine: true, connection: { saveData: false, effectiveType: '4g' } }],
])('a device that %s has something to spare', (_what, device) => {
  expect(hasSpareLine(device)).toBe(true)
})

it.each([
  ['has no line', { onLine: false }],
  ['has a slow one', { onLine: true, connection: { saveData: false, effectiveType: '3g' } }],
  ['saves data', { onLine: true, connection: { saveData: true, effectiveType: '4g' } }],
])('a device that %s has nothing to spare', (_what, device) => {
  expect(hasSpareLine(device)).toBe(false)
})
