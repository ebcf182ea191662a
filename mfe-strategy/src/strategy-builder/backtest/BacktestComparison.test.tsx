import type { Rule, RuleSet } from '@aldergate/market/strategy'
import { renderWithApp } from '@aldergate/testing'
import { backtestedOf, barsOf } from '@aldergate/testing/backtestRun'
import { screen, within } from '@testing-library/react'
import { BacktestComparison } from './BacktestComparison'
import type { BacktestSettings, FinishedRun } from './finishedRun'

const BARS = barsOf([100, 110, 99, 108.9, 108.9])

const NO_RULES: RuleSet = { timeframe: '1D', entries: {}, exits: {} }

const OVERBOUGHT: Rule = {
  left: { indicator: { id: 'rsi', period: 14 } },
  operator: '>',
  right: 70,
}

function finished(
  name: string,
  quantity: number,
  settings: Partial<BacktestSettings> = {},
): FinishedRun {
  return {
    ...backtestedOf(BARS, [
      { entryBar: 1, exitBar: 2, quantity },
      { entryBar: 2, exitBar: 3, quantity },
    ]),
    settings: {
      name,
      pair: 'BTC/GBP',
      timeframe: '1D',
      rules: NO_RULES,
      stopLossPercent: 3,
      takeProfitPercent: null,
      positionPercent: 100,
      commissionPercent: 0,
      slippagePercent: 0,
      hasFinerBars: true,
      seed: 42,
      ...settings,
    },
  }
}

const figures = () => screen.getByRole('table', { name: /^Figures/ })

function row(name: string) {
  return within(figures()).getByRole('row', { name: new RegExp(`^${name} `) }).textContent
}

function differences() {
  const table = screen.getByRole('table', { name: 'Settings in which A and B differ' })
  const [, ...rows] = within(table).getAllByRole('row')
  return rows.map(({ children }) => Array.from(children, ({ textContent }) => textContent))
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
      second={finished('Two', 1, { seed: 7 })}
      onClose={onClose}
    />,
  )

  expect(screen.getByText(/^The two ran on different data/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close comparison' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('says in which settings two runs of one name differ', () => {
  renderWithApp(
    <BacktestComparison
      first={finished('One', 1)}
      second={finished('One', 1, {
        stopLossPercent: null,
        takeProfitPercent: 2.5,
        commissionPercent: 0.075,
        timeframe: '4h',
        rules: { ...NO_RULES, timeframe: '4h', entries: { long: OVERBOUGHT } },
      })}
      onClose={() => {}}
    />,
  )

  expect(differences()).toEqual([
    ['Rules', '', 'Buy when RSI(14) > 70.'],
    [
      'Stop and target',
      'Stop-loss: 3.0%; take-profit: none. Measured from the entry price.',
      'Stop-loss: none; take-profit: 2.5%. Measured from the entry price.',
    ],
    [
      'Costs',
      'Fees of 0.00% of the value of each fill, slippage of 0.00% of its price, except at a take-profit.',
      'Fees of 0.075% of the value of each fill, slippage of 0.00% of its price, except at a take-profit.',
    ],
    [
      'Data',
      '5 candles of 1D of BTC/GBP, simulated market with seed 42.',
      '5 candles of 4h of BTC/GBP, simulated market with seed 42.',
    ],
  ])
})

it('tells apart two files of one name by their candles', () => {
  const file = {
    name: 'prices.csv',
    spacingMs: 86_400_000,
    candles: 5,
    from: Date.UTC(2026, 0, 1),
    until: Date.UTC(2026, 0, 5),
    gaps: { count: 0, missing: 0 },
    hasVolume: true,
    fingerprint: 1,
  }
  renderWithApp(
    <BacktestComparison
      first={finished('One', 1, { file })}
      second={finished('One', 1, { file: { ...file, fingerprint: 2 } })}
      onClose={() => {}}
    />,
  )

  expect(screen.getByText(/^The two ran on different data/)).toBeVisible()
  const [[name, a, b] = [], ...others] = differences()
  expect(others).toEqual([])
  expect(name).toBe('Data')
  expect(b).toBe(`${a} These are not the candles of A.`)
})

it('says of two timeframes that the data differ, and not the rules', () => {
  renderWithApp(
    <BacktestComparison
      first={finished('One', 1)}
      second={finished('One', 1, { timeframe: '4h', rules: { ...NO_RULES, timeframe: '4h' } })}
      onClose={() => {}}
    />,
  )

  expect(differences().map(([name]) => name)).toEqual(['Data'])
})

it('says so where two runs were made with the same settings', () => {
  renderWithApp(
    <BacktestComparison
      first={finished('One', 1)}
      second={finished('One', 2)}
      onClose={() => {}}
    />,
  )

  expect(screen.getByText('Both runs used the same settings.')).toBeVisible()
})

it('tells apart what is masked, and what lies between two moments', () => {
  const late = finished('One', 1)
  renderWithApp(
    <BacktestComparison
      first={finished('One', 1)}
      second={{
        ...late,
        report: { ...late.report, capital: 5, from: late.report.from + 3_600_000 },
      }}
      onClose={() => {}}
    />,
    { settings: { discreet: true } },
  )

  expect(differences().map(([name]) => name)).toEqual(['Position size', 'Period'])
})

it('sets nothing against a growth of a year that is too large to tell', () => {
  const soared = {
    ...finished('Two', 1),
    ...backtestedOf(barsOf([100, 90, 400, 400]), [{ entryBar: 0, exitBar: 3, quantity: 10 }]),
  }
  renderWithApp(
    <BacktestComparison first={finished('One', 1)} second={soared} onClose={() => undefined} />,
  )
  expect(row('CAGR')).toMatch(/%––$/)
})
