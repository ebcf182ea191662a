import fc from 'fast-check'
import { rewardToRisk, tradeLevels } from './levels'

it('places the stop below and the target above the entry of a long trade', () => {
  expect(tradeLevels(45_000, { stopLoss: 3, takeProfit: 6 })).toEqual([
    { kind: 'target', price: 47_700, percent: 6 },
    { kind: 'entry', price: 45_000, percent: 0 },
    { kind: 'stop', price: 43_650, percent: -3 },
  ])
})

it('leaves out what cannot be read', () => {
  const levels = tradeLevels(100, { stopLoss: undefined, takeProfit: undefined })

  expect(levels.map(({ kind }) => kind)).toEqual(['entry'])
})

it('has no level for 0, which is none', () => {
  const levels = tradeLevels(100, { stopLoss: 0, takeProfit: 0 })

  expect(levels.map(({ kind }) => kind)).toEqual(['entry'])
})

it('never puts a stop at or below zero', () => {
  const percent = fc.double({ min: 1e-3, max: 99.9, noNaN: true })
  fc.assert(
    fc.property(percent, fc.double({ min: 1e-7, max: 1e6, noNaN: true }), (stopLoss, price) => {
      const stop = tradeLevels(price, { stopLoss, takeProfit: 1 }).at(-1)
      expect(stop?.price).toBeGreaterThan(0)
      expect(stop?.price).toBeLessThanOrEqual(price)
    }),
  )
})

it('sets the reward against the risk, where there is one', () => {
  expect(rewardToRisk({ stopLoss: 3, takeProfit: 6 })).toBe(2)
  expect(rewardToRisk({ stopLoss: 0, takeProfit: 6 })).toBeNaN()
  expect(rewardToRisk({ stopLoss: undefined, takeProfit: 6 })).toBeNaN()
  expect(rewardToRisk({ stopLoss: 3, takeProfit: 0 })).toBeNaN()
})
