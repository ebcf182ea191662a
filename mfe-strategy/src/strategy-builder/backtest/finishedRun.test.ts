import { HOUR_MS, type Timeframe } from '@aldergate/market'
import { backtestedOf, barsOf } from '@aldergate/testing/backtestRun'
import { type AskedRun, finishedRunOf } from './finishedRun'

const BARS = barsOf([100, 110, 121])
const FOUND = backtestedOf(BARS, [{ entryBar: 1, exitBar: 2, quantity: 2 }])

const ASKED: AskedRun = {
  strategy: { name: ' Dip ', pair: 'ETH/GBP' },
  rules: { timeframe: '1h', entries: {}, exits: {} },
  terms: {
    capital: 10_000,
    size: { of: 'equity', percent: 20 },
    commissionPercent: 0.1,
    slippagePercent: 0.05,
    stopLossPercent: 3,
  },
  decidesByMinutes: false,
  positionPercent: 20,
  seed: 42,
  file: null,
}

const FILE: NonNullable<AskedRun['file']> = {
  name: 'hours.csv',
  bars: { ...FOUND.bars, spacingMs: HOUR_MS },
  from: 0,
  until: 2 * HOUR_MS,
  fingerprint: 7,
  gaps: { count: 0, missing: 0, longest: undefined },
  hasVolume: true,
  isReversed: false,
  counts: { '1m': 0, '5m': 0, '15m': 0, '1h': 3, '4h': 0, '1D': 0 },
}

function settingsOf(change: Partial<AskedRun> = {}) {
  return finishedRunOf(FOUND, { ...ASKED, ...change }).settings
}

function on(timeframe: Timeframe): Partial<AskedRun> {
  return { rules: { timeframe, entries: {}, exits: {} }, decidesByMinutes: true }
}

it('keeps what was found beside the settings that it was asked for', () => {
  expect(finishedRunOf(FOUND, ASKED)).toEqual({
    ...FOUND,
    settings: {
      name: 'Dip',
      pair: 'ETH/GBP',
      timeframe: '1h',
      rules: ASKED.rules,
      stopLossPercent: 3,
      takeProfitPercent: null,
      positionPercent: 20,
      commissionPercent: 0.1,
      slippagePercent: 0.05,
      hasFinerBars: false,
      seed: 42,
    },
  })
})

it('has finer bars than its own where they were asked for and there are any', () => {
  expect(settingsOf(on('1h')).hasFinerBars).toBe(true)
  expect(settingsOf(on('1m')).hasFinerBars).toBe(false)
  expect(settingsOf({ ...on('1h'), decidesByMinutes: false }).hasFinerBars).toBe(false)
})

it('has none within the bars of a file that are those of the run', () => {
  expect(settingsOf({ ...on('1h'), file: FILE }).hasFinerBars).toBe(false)
  expect(settingsOf({ ...on('4h'), file: FILE }).hasFinerBars).toBe(true)
})

it('names the file that it was over, and none where it was over the market', () => {
  expect(settingsOf({ file: FILE }).file).toEqual({
    name: 'hours.csv',
    spacingMs: HOUR_MS,
    candles: FILE.bars.count,
    from: 0,
    until: 2 * HOUR_MS,
    gaps: FILE.gaps,
    hasVolume: true,
    fingerprint: 7,
  })
  expect(settingsOf()).not.toHaveProperty('file')
})
