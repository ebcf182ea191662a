import { turned } from './turning'

it('goes on from the last picture to the first, and back', () => {
  expect(turned(0, 'ArrowRight', 6)).toBe(1)
  expect(turned(5, 'ArrowRight', 6)).toBe(0)
  expect(turned(0, 'ArrowLeft', 6)).toBe(5)
})

it('leads to both ends', () => {
  expect(turned(3, 'Home', 6)).toBe(0)
  expect(turned(3, 'End', 6)).toBe(5)
})

it('leaves other keys alone', () => {
  expect(turned(3, 'a', 6)).toBeUndefined()
})
