import { stepped } from './roving'

it.each([
  ['ArrowRight', 2, 0],
  ['ArrowDown', 0, 1],
  ['ArrowLeft', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
])('leads by %s from %d to %d of three, round the ends', (key, from, to) => {
  expect(stepped(key, from, 3)).toBe(to)
})

it('leads nowhere by another key, and among nothing', () => {
  expect(stepped('Enter', 1, 3)).toBe(-1)
  expect(stepped('ArrowRight', 0, 0)).toBe(-1)
})
