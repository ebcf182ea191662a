/** @jest-environment jsdom */
import { backtestedOf, barsOf } from '@aldergate/testing/backtestRun'
import { chanceOf, hitRateOf, hitRateRequest, proposalOf } from './pastHits'
import { INSIGHTS } from './insights.data'

const [BITCOIN, , CARDANO, SOLANA] = INSIGHTS.crypto

it('proposes a buy from the price to the resistance, with the stop at the support', () => {
  const proposal = proposalOf({ ...BITCOIN, supportLevel: 95, resistanceLevel: 110 }, 100)
  expect(proposal).toEqual({ side: 'buy', target: expect.closeTo(10), stop: expect.closeTo(5) })
})

it('proposes a sale the other way round', () => {
  const proposal = proposalOf({ ...CARDANO, supportLevel: 95, resistanceLevel: 110 }, 100)
  expect(proposal).toEqual({ side: 'sell', target: expect.closeTo(5), stop: expect.closeTo(10) })
})

it('proposes nothing for a signal to hold, nor when the price has left the levels', () => {
  expect(proposalOf(SOLANA, 20)).toBe('hold')
  expect(proposalOf(BITCOIN, BITCOIN.supportLevel)).toBe('outside')
  expect(proposalOf(BITCOIN, BITCOIN.resistanceLevel + 1)).toBe('outside')
})

it('counts what reached the target before the stop, and leaves out what the end cut off', () => {
  const exits = ['target', 'stop', 'stop', 'target', 'stop', 'end'] as const
  const trades = exits.map((exit, bar) => ({ exit, entryBar: bar, exitBar: bar + 1 }))
  const bars = barsOf([1, 2, 3, 4, 5, 6, 7])
  expect(hitRateOf(backtestedOf(bars, trades))).toEqual({ trades: 5, percent: 40 })
  expect(hitRateOf(backtestedOf(bars, []))).toEqual({ trades: 0, percent: Number.NaN })
})

it('knows what chance alone would hit', () => {
  expect(chanceOf({ side: 'buy', target: 6, stop: 3 })).toBeCloseTo(100 / 3)
})

it('asks the engine for a trade with stop and target, on the side of the averages, free of charge', () => {
  const opening = { seed: 1, time: 0 }
  const request = hitRateRequest({ side: 'sell', target: 4, stop: 2 }, CARDANO, opening, 99)
  expect(request).toMatchObject({
    rules: { timeframe: '1h', entries: { short: { operator: '<' } }, exits: {} },
    terms: { stopLossPercent: 2, takeProfitPercent: 4, commissionPercent: 0 },
    data: { from: 'market', pair: 'ADA/GBP', at: 99 },
  })
})
