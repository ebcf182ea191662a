import { KPI_FACTS, KPI_IDS, trendOf } from './kpi'

it('has ten key figures, each with a unit and something to compare it with', () => {
  expect(KPI_IDS).toHaveLength(10)
  expect(Object.keys(KPI_FACTS).sort()).toEqual([...KPI_IDS].sort())
})

it('goes up, down, or nowhere as far as the screen shows', () => {
  expect(trendOf({ value: 1.01, previous: 1 })).toBe('up')
  expect(trendOf({ value: -2, previous: -1 })).toBe('down')
  expect(trendOf({ value: 1.001, previous: 1 })).toBe('neutral')
  expect(trendOf({ value: Number.NaN, previous: 1 })).toBe('neutral')
  expect(trendOf({ value: 1, previous: Number.NaN })).toBe('neutral')
})
