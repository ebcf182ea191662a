import { KPI_IDS } from '../kpis/kpi'
import { DEFAULT_VIEW, isDefault, shownIds, withMoved, withShown } from './kpiView'

it('shows all ten figures in their order at first', () => {
  expect(KPI_IDS).toHaveLength(10)
  expect(shownIds(DEFAULT_VIEW)).toEqual([...KPI_IDS])
  expect(isDefault(DEFAULT_VIEW)).toBe(true)
})

it('hides a figure and shows it again in its old place', () => {
  const hidden = withShown(DEFAULT_VIEW, 'winRate', false)
  expect(shownIds(hidden)).toEqual(KPI_IDS.filter((id) => id !== 'winRate'))
  expect(isDefault(hidden)).toBe(false)
  expect(withShown(hidden, 'winRate', true)).toEqual(DEFAULT_VIEW)
})

it('moves a figure up and down, and not beyond the ends', () => {
  const moved = withMoved(DEFAULT_VIEW, 'winRate', -1)
  expect(moved.order.slice(0, 3)).toEqual(['portfolioValue', 'winRate', 'dayProfit'])
  expect(isDefault(moved)).toBe(false)
  expect(withMoved(moved, 'winRate', 1)).toEqual(DEFAULT_VIEW)
  expect(withMoved(DEFAULT_VIEW, 'portfolioValue', -1)).toEqual(DEFAULT_VIEW)
  expect(withMoved(DEFAULT_VIEW, 'topMover', 1)).toEqual(DEFAULT_VIEW)
})
