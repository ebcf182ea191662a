import { placeByKey } from './placeByKey'

it.each([
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 3, 4],
  ['ArrowDown', 4, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
])('leads with %s from %d to %d of five', (key, index, to) => {
  expect(placeByKey(key, index, 5)).toBe(to)
})

it('leads nowhere with another key', () => {
  expect(placeByKey('Tab', 1, 5)).toBeUndefined()
})
