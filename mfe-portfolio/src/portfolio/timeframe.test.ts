import { changeOver, DEFAULT_TIMEFRAME, TIMEFRAMES } from './timeframe'

const worth = { equity: '110.00', equityDayAgo: '100.00', netDeposits: '88.00' }

it('opens with the week', () => {
  expect(TIMEFRAMES).toEqual(['day', 'week', 'month', 'year', 'all'])
  expect(DEFAULT_TIMEFRAME).toBe('week')
})

it('knows the day from the opening prices, and all from what was paid in', () => {
  expect(changeOver('day', worth)).toEqual({ amount: '10.00', percent: 10 })
  expect(changeOver('all', worth)).toEqual({ amount: '22.00', percent: 25 })
})

it.each(['week', 'month', 'year'] as const)(
  'tells nothing of the %s without its prices',
  (span) => {
    expect(changeOver(span, worth)).toBeUndefined()
  },
)
