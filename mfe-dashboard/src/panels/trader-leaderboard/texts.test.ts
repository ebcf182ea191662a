import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('names what an entry of the leaderboard has', () => {
  expect([EN('username'), EN('totalProfit'), EN('winRate')]).toEqual([
    'Trader',
    'Total profit',
    'Win rate',
  ])
  expect([EN('period7d'), EN('period30d'), EN('periodAll')]).toEqual(['7 days', '30 days', 'All'])
})
