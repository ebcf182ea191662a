import { changeBetween, changeOver } from './change'

it('tells a change in pounds and in percent of where it began', () => {
  expect(changeBetween('200.00', '250.00')).toEqual({ amount: '50.00', percent: 25 })
  expect(changeBetween('200.00', '150.00')).toEqual({ amount: '-50.00', percent: -25 })
})

it.each(['0.00', '-10.00'])('has no percent of a change that began with %s', (from) => {
  expect(changeBetween(from, '1.00').percent).toBeNaN()
})

it('reads of a series what was earned, and keeps deposits apart', () => {
  const point = { time: 1, pence: 10_000, profitPence: 0, growth: 0, benchmark: 0, drawdown: 0 }
  const last = { ...point, time: 2, pence: 16_050, profitPence: 1_050, growth: 0.105 }
  const series = {
    span: 'week',
    frequency: 'hourly',
    points: [point, last],
    returns: [],
    benchmarkReturns: [],
  } as const

  expect(changeOver(series)).toEqual({ amount: '10.50', percent: 10.5, since: 1, deposits: 50 })
  expect(changeOver({ ...series, points: [] })).toBeUndefined()
})
