import { renderWithApp } from '@aldergate/testing'
import { readRules, ruleBlock, type Score, storedBars } from '@aldergate/market/strategy'
import { barsOf } from '@aldergate/testing/backtestRun'
import { screen } from '@testing-library/react'
import type { FinishedWalk } from './searched'
import { WalkCard } from './WalkCard'

const DAY_MS = 86_400_000
const HOUR_MS = DAY_MS / 24

function score(totalReturn: number): Score {
  const figures = {
    totalReturn,
    sharpeRatio: Number.NaN,
    sortinoRatio: Number.NaN,
    calmarRatio: Number.NaN,
    profitFactor: Number.NaN,
    expectancy: Number.NaN,
    maxDrawdown: Math.min(0, totalReturn),
  }
  const moments = { observations: 0, sharpe: 0, skewness: 0, kurtosis: 3 }
  return { figures, trades: 20, spanMs: 30 * DAY_MS, moments, perYear: 365 }
}

/** Stretches of two days, each with its results in the fit and in the unseen part. */
function walkOf(...stretches: { fit?: number; unseen?: number }[]): FinishedWalk {
  const bars = barsOf(stretches.flatMap(() => [1, 1]))
  const read = readRules(ruleBlock(['timeframe 1D', 'sell when close > 100']))
  if (read.status !== 'read') throw new Error(JSON.stringify(read))
  let capital = 1_000
  const equity = Float64Array.from(
    stretches.flatMap(({ unseen = 0 }) => {
      capital *= 1 + unseen
      return [capital, capital]
    }),
  )
  const scored = (totalReturn?: number) =>
    totalReturn === undefined ? undefined : score(totalReturn)
  const folds = stretches.map(({ fit, unseen }, fold) => ({
    from: Number(bars.time[2 * fold]),
    until: Number(bars.time[2 * fold + 1]),
    chosen: fit === undefined ? undefined : 0,
    fit: scored(fit),
    unseen: scored(unseen),
  }))
  return {
    setup: {
      tested: {
        rules: read.rules,
        terms: {
          capital: 1_000,
          size: { of: 'equity', percent: 100 },
          commissionPercent: 0,
          slippagePercent: 0,
        },
      },
      data: { from: 'store', bars: storedBars(bars, DAY_MS) },
    },
    axes: [],
    candidates: [[]],
    placeOf: new Map(),
    found: {
      folds,
      walked: { time: bars.time, equity, scores: folds.map(({ unseen }) => unseen) },
      hindsight: undefined,
    },
    plan: { judge: 'totalReturn', leastTrades: '1', folds: '2', fit: '2' },
  }
}

function efficiency() {
  return screen.getByRole('group', { name: 'Efficiency' }).textContent
}

it('says of a stretch on which everything was lost that this is why there is no efficiency', () => {
  renderWithApp(<WalkCard walk={walkOf({ fit: 0.2, unseen: -1 }, { fit: 0.3 })} />)

  expect(efficiency()).toBe('Efficiency–everything was lost on an out-of-sample stretch')
  expect(screen.getByText('1 stretch was not traded: nothing was left.')).toBeVisible()
  expect(screen.queryByText(/no combination had enough trades/)).not.toBeInTheDocument()
})

it('says where nothing was earned before, or nobody could be chosen', () => {
  renderWithApp(<WalkCard walk={walkOf({ fit: -0.2, unseen: 0.1 }, {})} />)

  expect(efficiency()).toBe('Efficiency–nothing was earned in sample')
  expect(
    screen.getByText(
      '1 stretch was not traded: no combination had enough trades before, or none had the figure to judge by.',
    ),
  ).toBeVisible()
  expect(screen.queryByText(/nothing was left/)).not.toBeInTheDocument()
})

it('says of no stretch that was traded that this is why there is no efficiency', () => {
  renderWithApp(<WalkCard walk={walkOf({}, {})} />)

  expect(efficiency()).toBe('Efficiency–no stretch was traded')
})

it('names stretches by their days, and by their times where a day has several', () => {
  const names = () => screen.getAllByRole('rowheader').map((name) => name.textContent)
  const { found, ...days } = walkOf({}, {}, {})
  const hours = found.folds.map((fold, place) => ({
    ...fold,
    from: Number(found.folds[0]?.from) + 5 * place * HOUR_MS,
    until: Number(found.folds[0]?.from) + (5 * place + 4) * HOUR_MS,
  }))

  const { unmount } = renderWithApp(<WalkCard walk={{ ...days, found }} />)
  expect(names()).toEqual([
    '1 Jan 2026 – 2 Jan 2026',
    '3 Jan 2026 – 4 Jan 2026',
    '5 Jan 2026 – 6 Jan 2026',
  ])
  unmount()
  renderWithApp(<WalkCard walk={{ ...days, found: { ...found, folds: hours } }} />)
  expect(new Set(names()).size).toBe(3)
})
