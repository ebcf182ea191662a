import { fakeEngine, type FakeEngine } from '@aldergate/testing/fakeEngine'
import { type Bars, storedBars } from '../bars'
import { backtest } from '../engine/backtest'
import { DEFAULT_TERMS } from '../engine/terms'
import { readRules, ruleBlock } from '../language/readRules'
import { candidatesOf } from '../search/axis'
import { numbersOf } from '../search/place'
import { scoreOfRun } from '../search/score'
import { barsOf } from '../testing/barsOf'
import type { SearchSetup } from './protocol'
import { runSweep } from './runSweep'
import { runWalkForward, type WalkForwardPlan } from './runWalkForward'

let engine: FakeEngine

beforeEach(() => {
  engine = fakeEngine()
})

/** Hourly bars along waves, no two of which are alike. */
function waves(count: number, from = 0, factor = 1): Bars {
  const price = (bar: number) => {
    const wave = 8 * Math.sin(bar / 7) + 5 * Math.sin(bar / 3.1) + 3 * Math.sin(bar * bar)
    return (100 + wave) * (bar >= from ? factor ** (1 + Math.sin(bar)) : 1)
  }
  return barsOf(
    Array.from({ length: count }, (_, bar) => {
      const [open, close] = [price(bar), price(bar + 1)]
      return [open, Math.max(open, close) * 1.004, Math.min(open, close) * 0.996, close] as const
    }),
  )
}

function setupOf(bars: Bars): SearchSetup {
  const read = readRules(
    ruleBlock(['timeframe 1h', 'buy when RSI(5) < 40', 'exit long when RSI(5) > 60']),
  )
  if (read.status !== 'read') throw new Error(JSON.stringify(read))
  const terms = { ...DEFAULT_TERMS, stopLossPercent: 3, takeProfitPercent: 6 }
  return {
    tested: { rules: read.rules, terms },
    data: { from: 'store', bars: storedBars(bars, 3_600_000) },
  }
}

const PERIOD = { of: 'parameter', condition: 0, side: 'left', name: 'period' } as const

const CANDIDATES = candidatesOf([
  { place: PERIOD, from: 3, to: 9, step: 2 },
  { place: { of: 'stopLoss' }, from: 0, to: 4, step: 1 },
])

const PLAN: WalkForwardPlan = { folds: 4, fit: '2', judge: 'totalReturn', leastTrades: 1 }

it('tells of a single candidate what a plain backtest tells', async () => {
  const setup = setupOf(waves(400))
  const [score] = await runSweep(setup, [numbersOf(setup.tested)], { cores: 2 })

  const bars = waves(400)
  const run = backtest(setup.tested.rules, bars, setup.tested.terms)
  expect(run.trades.length).toBeGreaterThan(5)
  expect(score).toEqual(scoreOfRun(run, bars))
})

it('has the same answer from one worker and from two, and leaves none alive', async () => {
  const setup = setupOf(waves(400))
  const one = await runSweep(setup, CANDIDATES, { cores: 1 })
  expect(engine).toMatchObject({ started: 1, alive: 0 })
  const two = await runSweep(setup, CANDIDATES, { cores: 2 })
  expect(engine).toMatchObject({ started: 3, alive: 0 })

  expect(two).toEqual(one)
  expect(new Set(one.map(({ figures }) => figures.totalReturn)).size).toBeGreaterThan(10)
  const walked = await runWalkForward(setup, CANDIDATES, PLAN, { cores: 1 })
  expect(await runWalkForward(setup, CANDIDATES, PLAN, { cores: 3 })).toEqual(walked)
})

it('tells how far it is, never backwards, and to the end', async () => {
  const shares: number[] = []
  const watching = { cores: 2, onProgress: (share: number) => shares.push(share) }
  await runSweep(setupOf(waves(200)), CANDIDATES, watching)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBe(1)
})

it('ends all workers at once when it is cancelled, and when one fails', async () => {
  engine.isStuck = true
  const ending = new AbortController()
  const sweep = runSweep(setupOf(waves(200)), CANDIDATES, { cores: 2, signal: ending.signal })
  const ended = expect(sweep).rejects.toThrow('aborted')
  await new Promise(setImmediate)
  expect(engine.alive).toBe(2)
  ending.abort()
  await ended
  expect(engine.alive).toBe(0)

  engine.isStuck = false
  engine.isBroken = true
  await expect(runSweep(setupOf(waves(200)), CANDIDATES, { cores: 2 })).rejects.toThrow('broken')
  expect(engine.alive).toBe(0)
})

it('chooses on each stretch what is best there, and joins what it makes of the next', async () => {
  const setup = setupOf(waves(600))
  const { folds, walked, hindsight } = await runWalkForward(setup, CANDIDATES, PLAN, { cores: 2 })

  expect(folds).toHaveLength(4)
  const bars = waves(600)
  const growth = folds.reduce((product, { unseen }) => {
    return product * (1 + Number(unseen?.figures.totalReturn))
  }, 1)
  expect(Number(walked.equity.at(-1))).toBeCloseTo(10_000 * growth, 6)
  expect([...walked.time]).toEqual([...bars.time.slice(200)])
  const best = hindsight?.walked
  expect(best?.time).toEqual(walked.time)
  const promised = best?.scores[0]?.figures.totalReturn
  expect(Number(best?.equity.at(-1))).toBeCloseTo(10_000 * (1 + Number(promised)), 6)
})

it('sees nothing beyond a stretch: another future changes neither choice nor result before it', async () => {
  const plan = { ...PLAN, fit: 'all' } as const
  // Six stretches of 100 bars: two to begin with, four unseen. The future changes from the fourth unseen one on.
  const known = await runWalkForward(setupOf(waves(600)), CANDIDATES, plan, { cores: 1 })
  const changed = setupOf(waves(600, 501, 1.3))
  const other = await runWalkForward(changed, CANDIDATES, plan, { cores: 1 })

  expect(other.folds.slice(0, 3)).toEqual(known.folds.slice(0, 3))
  expect(other.folds[3]?.chosen).toBe(known.folds[3]?.chosen)
  expect(other.folds[3]?.fit).toEqual(known.folds[3]?.fit)
  expect(other.walked.equity.slice(0, 300)).toEqual(known.walked.equity.slice(0, 300))
  expect(other.folds[3]?.unseen).not.toEqual(known.folds[3]?.unseen)
})

it('trades nothing on a stretch before which nobody could be judged', async () => {
  const plan = { ...PLAN, leastTrades: 10_000 }
  const found = await runWalkForward(setupOf(waves(600)), CANDIDATES, plan, { cores: 1 })
  expect(found.folds.every(({ chosen, unseen }) => chosen === undefined && !unseen)).toBe(true)
  expect(new Set(found.walked.equity)).toEqual(new Set([10_000]))
  expect(found.hindsight).toBeUndefined()
})
