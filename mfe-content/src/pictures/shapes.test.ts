import { average, pathThrough, series } from './shapes'

it('averages what there is, at most one period', () => {
  expect(average([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7])
})

it('leads a path through every height', () => {
  expect(pathThrough([10, 20.04, 5], 0, 8)).toBe('M0 10L8 20L16 5')
})

it('makes as many values as asked for', () => {
  expect(series(3, (index) => index * 2)).toEqual([0, 2, 4])
})
