/** @jest-environment jsdom */

import type { Score } from '@aldergate/market/strategy'
import { renderHook } from '@testing-library/react'
import { useText } from '../backtest/texts'
import { sweepFile } from './exportedSweep'
import type { FinishedSweep } from './searched'

const SCORE = {
  figures: {
    totalReturn: 0.125,
    sharpeRatio: 1.5,
    sortinoRatio: NaN,
    calmarRatio: 2,
    profitFactor: 1.25,
    expectancy: 0.5,
    maxDrawdown: -0.0625,
  },
  trades: 12,
} as Score

it('writes a row a combination: its numbers, its figures in their units and its trades', () => {
  const sweep = {
    scores: [SCORE, { ...SCORE, trades: 0 }],
    candidates: [
      [{ place: { of: 'stopLoss' }, value: 2 }],
      [{ place: { of: 'stopLoss' }, value: 2.5 }],
    ],
  } as unknown as FinishedSweep
  const t = renderHook(() => useText()).result.current
  const { columns, rows } = sweepFile(sweep, ['Stop-loss (%)'], t)

  expect(columns.map(({ header }) => header)).toEqual([
    ...['Stop-loss (%)', 'Return (%)', 'Sharpe ratio', 'Sortino ratio', 'Calmar ratio'],
    ...['Profit factor', 'Expectancy', 'Max drawdown (%)', 'Trades'],
  ])
  expect(rows).toEqual([
    [2, 12.5, 1.5, NaN, 2, 1.25, 0.5, -6.25, 12],
    [2.5, 12.5, 1.5, NaN, 2, 1.25, 0.5, -6.25, 0],
  ])
})
