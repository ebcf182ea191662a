import { isVisibleAfter } from './useNavbarVisibility'

it('hides beyond 50 px on the way down', () => {
  expect(isVisibleAfter(40, 51)).toBe(false)
  expect(isVisibleAfter(400, 500)).toBe(false)
  expect(isVisibleAfter(40, 50)).toBe(false)
})

it('shows near the top, and on the way up', () => {
  expect(isVisibleAfter(0, 49)).toBe(true)
  expect(isVisibleAfter(500, 400)).toBe(true)
})
