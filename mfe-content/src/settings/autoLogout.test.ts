/** @jest-environment jsdom */

import { clampMinutes } from './autoLogout'

it.each([
  ['0', 0],
  ['30', 30],
  ['180', 180],
  ['181', 180],
  ['99999', 180],
  ['-5', 0],
  ['12.4', 12],
  ['12.6', 13],
  ['0.4', 1],
])('takes %s for %i minutes', (typed, minutes) => {
  expect(clampMinutes(typed, 45)).toBe(minutes)
})

it.each(['', '  ', 'soon'])('keeps the minutes as they were when "%s" is typed', (typed) => {
  expect(clampMinutes(typed, 45)).toBe(45)
})
