import { renderWithApp } from '@aldergate/testing'
import { backtestedOf, barsOf } from '@aldergate/testing/backtestRun'
import { screen } from '@testing-library/react'
import { BacktestComparison } from './BacktestComparison'
import type { FinishedRun } from './finishedRun'

const BARS = barsOf([100, 110, 99, 108.9, 108.9])

function finished(name: string, quantity: number, seed = 42): FinishedRun {
  return {
    ...backtestedOf(BARS, [
      { entryBar: 1, exitBar: 2, quantity },
      { entryBar: 2, exitBar: 3, quantity },
    ]),
    settings: {
      name,
      pair: 'BTC/GBP',
      timeframe: '1D',
      rules: '',
      positionPercent: 100,
      commissionPercent: 0,
      slippagePercent: 0,
      hasFinerBars: true,
      seed,
    },
  }
}

function row(name: string) {
  return screen.getByRole('row', { name: new RegExp(`^${name} `) }).textContent
}

it('sets two runs side by side, with their difference and the better one', () => {
  renderWithApp(
    <BacktestComparison
      first={finished('One', 1)}
      second={finished('Two', 2)}
      onClose={() => {}}
    />,
  )

  // +10 − 11 and +20 − 22; 999 below 1,010 and 998 below 1,020.
  expect(row('Total P/L')).toBe('Total P/L−£1.00−£2.00−£1.00A')
  expect(row('Max drawdown')).toBe('Max drawdown−1.09%−2.16%−1.07 ppA')
  expect(row('Win rate')).toBe('Win rate50.00%50.00%0.00 pp')
  expect(row('Peak equity')).toBe('Peak equity£1,010.00£1,020.00+£10.00B')
  expect(row('Trades')).toBe('Trades220')
  expect(screen.queryByText(/^The two ran on different data/)).not.toBeInTheDocument()
})

it('warns where the two saw other prices, and closes', async () => {
  const onClose = jest.fn()
  const { user } = renderWithApp(
    <BacktestComparison
      first={finished('One', 1)}
      second={finished('Two', 1, 7)}
      onClose={onClose}
    />,
  )

  expect(screen.getByText(/^The two ran on different data/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close comparison' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
