import { DEFAULT_TERMS } from '../engine/terms'
import { readRules, ruleBlock } from '../language/readRules'
import { barsOf } from '../testing/barsOf'
import { storedBars } from '../bars'
import { EXIT_REASONS } from '../report/tallies'
import { backtestedBy } from './answer'
import type { BacktestRequest } from './protocol'

const read = readRules(ruleBlock(['timeframe 1h', 'buy when close > 0']))

function request(decidesByMinutes: boolean): BacktestRequest {
  if (read.status !== 'read') throw new Error('the rules are sound')
  const terms = { ...DEFAULT_TERMS, stopLossPercent: 5, takeProfitPercent: 5 }
  // The first of its two halves reaches the target, the second the stop.
  const finer = barsOf(
    [
      [100, 100, 100, 100],
      [100, 100, 100, 100],
      [100, 110, 100, 100],
      [100, 100, 90, 90],
    ],
    1_800_000,
  )
  const data = { from: 'store', bars: storedBars(finer, 1_800_000) } as const
  return { rules: read.rules, terms, data, decidesByMinutes }
}

it('sums finer bars to the rules’ timeframe, and lets them decide between stop and target, where that is asked for', async () => {
  const exits = async (decides: boolean) => {
    const { trades } = await backtestedBy(request(decides), () => undefined)
    return Array.from(trades.exit, (exit) => EXIT_REASONS[exit])
  }
  expect(await exits(false)).toEqual(['stop'])
  expect(await exits(true)).toEqual(['target'])
})
