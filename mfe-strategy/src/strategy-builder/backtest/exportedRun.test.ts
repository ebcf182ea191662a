/** @jest-environment jsdom */

import { backtestedOf, barsOf } from '@aldergate/testing/backtestRun'
import { renderHook } from '@testing-library/react'
import { currencyOf, figuresTable, runData, tradeWords } from './exportedRun'
import { SHOWN_FIGURES } from './figures.data'
import type { FinishedRun } from './finishedRun'
import { useText } from './texts'

const BARS = barsOf([100, 110, 121])

const FINISHED: FinishedRun = {
  ...backtestedOf(BARS, [{ entryBar: 1, exitBar: 2, quantity: 2, fees: 0.5 }]),
  settings: {
    name: 'One',
    pair: 'BTC/GBP',
    timeframe: '1D',
    rules: { timeframe: '1D', entries: {}, exits: {} },
    stopLossPercent: 3,
    takeProfitPercent: null,
    positionPercent: 20,
    commissionPercent: 0.1,
    slippagePercent: 0,
    hasFinerBars: false,
    seed: 42,
  },
}

function texts() {
  return renderHook(() => useText()).result.current
}

it('writes every figure with its unit, and why it is missing', () => {
  const { rows } = figuresTable(FINISHED.report, texts(), 'GBP')

  expect(rows).toHaveLength(SHOWN_FIGURES.length)
  expect(rows).toContainEqual(['Total P/L', 19.5, 'GBP', null])
  expect(rows).toContainEqual(['Win rate', 100, '%', null])
  expect(rows).toContainEqual(['Average duration of a trade', 24, 'hours', null])
  expect(rows).toContainEqual(['Profit factor', NaN, null, 'no losing trade'])
})

it('writes no number for a growth of a year that is too large to tell', () => {
  const soared = backtestedOf(barsOf([100, 90, 400, 400]), [
    { entryBar: 0, exitBar: 3, quantity: 10 },
  ])
  const { rows } = figuresTable(soared.report, texts(), 'GBP')

  expect(rows).toContainEqual(['CAGR', NaN, '%', 'too large to tell'])
  expect(runData({ ...FINISHED, ...soared }, '').figures).toMatchObject({
    cagr: null,
    calmarRatio: null,
  })
})

it('writes the rest as data that JSON can hold', () => {
  const data = runData(FINISHED, 'Buy when RSI(14) < 30.')

  expect(JSON.parse(JSON.stringify(data))).toEqual(data)
  expect(data.settings).toMatchObject({
    rules: 'Buy when RSI(14) < 30.',
    stopLossPercent: 3,
    takeProfitPercent: null,
  })
  expect(data.figures).toMatchObject({ totalPnL: 19.5, profitFactor: null })
})

it('names the currency of the pair wherever there is an amount of money', () => {
  const settings = { ...FINISHED.settings, pair: 'GBP/JPY' as const }
  const currency = currencyOf(settings)
  const { rows } = figuresTable(FINISHED.report, texts(), currency)

  expect(rows).toContainEqual(['Total P/L', 19.5, 'JPY', null])
  expect(tradeWords(texts(), currency).headers).toMatchObject({
    fees: 'Fees (JPY)',
    profit: 'P/L (JPY)',
  })
  expect(runData({ ...FINISHED, settings }, '').settings.currency).toBe('JPY')
})

it('names pounds for a pair in pounds and for the trader’s own file, whatever the pair', () => {
  const file = { name: 'candles.csv' } as FinishedRun['settings']['file']

  expect(currencyOf({ pair: 'BTC/GBP' })).toBe('GBP')
  expect(currencyOf({ pair: 'GBP/JPY', file })).toBe('GBP')
})
