import { FIGURES } from './figures.data'

it('ends the axes at 50 for market growth, 100 for adoption and 300 for revenue', () => {
  expect(FIGURES.map(({ id, max }) => [id, max])).toEqual([
    ['growth', 50],
    ['adoption', 100],
    ['revenue', 300],
  ])
})

it('has a value for every category, and none beyond the axis', () => {
  for (const { categories, values, max } of FIGURES) {
    expect(values).toHaveLength(categories.length)
    expect(Math.max(...values)).toBeLessThanOrEqual(max)
  }
})
