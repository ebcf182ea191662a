import { msOf, timeOf } from './chartTime'

it('counts in seconds, and back', () => {
  expect(timeOf(60_000)).toBe(60)
  expect(msOf(timeOf(60_000))).toBe(60_000)
})
