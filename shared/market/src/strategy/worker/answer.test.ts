import { DEFAULT_TERMS } from '../engine/terms'
import { readRules, ruleBlock } from '../language/readRules'
import { barsOf } from '../testing/barsOf'
import { backtested } from './answer'
import type { BacktestRequest } from './protocol'

const read = readRules(ruleBlock(['timeframe 1h', 'buy when close > 0']))

function request(decidesByMinutes: boolean): BacktestRequest {
  if (read.status !== 'read') throw new Error('the rules are sound')
  const terms = { ...DEFAULT_TERMS, stopLossPercent: 5, takeProfitPercent: 5 }
  // Of its two halves the first has the target, the second the stop.
  const finer = barsOf(
    [
      [100, 100, 100, 100],
      [100, 100, 100, 100],
      [100, 110, 100, 100],
      [100, 100, 90, 90],
    ],
    1_800_000,
  )
  const bars = barsOf([
    [100, 100, 100, 100],
    [100, 110, 90, 90],
  ])
  return { rules: read.rules, terms, data: { from: 'bars', bars, finer }, decidesByMinutes }
}

it('lets the finer bars that come with bars decide between stop and target, where that is asked for', () => {
  const exits = (decides: boolean) =>
    backtested(request(decides), () => undefined).run.trades.map(({ exit }) => exit)
  expect(exits(false)).toEqual(['stop'])
  expect(exits(true)).toEqual(['target'])
})
