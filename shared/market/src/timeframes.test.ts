import { periodStart, TIMEFRAME_MS, TIMEFRAMES } from './timeframes'

it('has the six timeframes of the specification, each a whole number of the finer ones', () => {
  expect(TIMEFRAMES).toEqual(['1m', '5m', '15m', '1h', '4h', '1D'])
  TIMEFRAMES.slice(1).forEach((timeframe, index) => {
    const finer = TIMEFRAMES[index] ?? timeframe
    expect(TIMEFRAME_MS[timeframe] % TIMEFRAME_MS[finer]).toBe(0)
  })
})

it('begins periods at whole minutes, hours and days of UTC', () => {
  const time = Date.UTC(2026, 2, 29, 13, 47, 11, 312)

  expect(
    TIMEFRAMES.map((timeframe) => new Date(periodStart(time, timeframe)).toISOString()),
  ).toEqual([
    '2026-03-29T13:47:00.000Z',
    '2026-03-29T13:45:00.000Z',
    '2026-03-29T13:45:00.000Z',
    '2026-03-29T13:00:00.000Z',
    '2026-03-29T12:00:00.000Z',
    '2026-03-29T00:00:00.000Z',
  ])
})
