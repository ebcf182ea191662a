import { changeOver, DEFAULT_TIMEFRAME, TIMEFRAMES } from './timeframe'

const totals = { valuePence: 11_000, openPence: 10_000, costPence: 8_800 }

it('opens with the week', () => {
  expect(TIMEFRAMES).toEqual(['day', 'week', 'month', 'year', 'all'])
  expect(DEFAULT_TIMEFRAME).toBe('week')
})

it('knows the day from the opening prices, and all from what was paid', () => {
  expect(changeOver('day', totals)).toEqual({ pence: 1_000, percent: 10 })
  expect(changeOver('all', totals)).toEqual({ pence: 2_200, percent: 25 })
})

it.each(['week', 'month', 'year'] as const)(
  'tells nothing of the %s without its prices',
  (span) => {
    expect(changeOver(span, totals)).toBeUndefined()
  },
)
