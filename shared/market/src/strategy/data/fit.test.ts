import { barsOf } from '@aldergate/testing/backtestRun'
import { pricePath } from '../../pricePath'
import { readRules, ruleBlock } from '../language/readRules'
import { fitOf, fittedBars } from './fit'
import { newestSignals } from './newestSignals'

const HOUR_MS = 3_600_000

it('takes candles of the rules’ timeframe as they are, and sums finer ones that divide it', () => {
  expect(fitOf(HOUR_MS, '1h')).toEqual({ status: 'same' })
  expect(fitOf(HOUR_MS, '4h')).toEqual({ status: 'summed', each: 4 })
  expect(fitOf(HOUR_MS / 2, '1h')).toEqual({ status: 'summed', each: 2 })
  expect(fitOf(HOUR_MS, '15m')).toEqual({ status: 'tooCoarse' })
  expect(fitOf(0.75 * HOUR_MS, '1h')).toEqual({ status: 'uneven' })
})

it('leaves out a first and a last candle of which the file has but a part, and the finer ones after it', () => {
  const start = Date.UTC(2026, 0, 1, 3)
  const bars = barsOf([10, 20, 30, 40, 50, 60, 70], HOUR_MS, start)
  const fitted = fittedBars(bars, HOUR_MS, '4h')
  expect(Array.from(fitted?.bars.time ?? [])).toEqual([Date.UTC(2026, 0, 1, 4)])
  expect(Array.from(fitted?.bars.close ?? [])).toEqual([50])
  expect(Array.from(fitted?.finer?.close ?? [])).toEqual([10, 20, 30, 40, 50])

  const whole = barsOf([1, 2, 3, 4, 5, 6, 7, 8], HOUR_MS, Date.UTC(2026, 0, 1))
  expect(Array.from(fittedBars(whole, HOUR_MS, '4h')?.bars.close ?? [])).toEqual([4, 8])
  expect(fittedBars(whole, HOUR_MS, '1h')?.bars).toBe(whole)
  expect(fittedBars(whole, HOUR_MS, '1m')).toBeUndefined()
})

it('has no candles where none is whole', () => {
  const bars = barsOf([1, 2], HOUR_MS, Date.UTC(2026, 0, 1, 1))
  expect(fittedBars(bars, HOUR_MS, '1D')?.bars.time).toHaveLength(0)
})

it('looks so far back for the newest bar that what is on a coarser timeframe has a value', () => {
  const read = readRules(
    ruleBlock(['timeframe 1h', 'buy when MA(20) on 4h > 0', 'sell when RSI(14) on 1D > 0']),
  )
  if (read.status !== 'read') throw new Error(JSON.stringify(read))
  const path = pricePath({ seed: 42, time: Date.UTC(2026, 10, 2) }, 'BTC/GBP')
  const { entries } = newestSignals(read.rules, path, 1_000)
  expect(entries).toEqual({ long: true, short: true })
})
