import { DEFAULT_TERMS } from '../engine/terms'
import { readRules, ruleBlock } from '../language/readRules'
import { flatBars } from '../testing/barsOf'
import { walkForward } from './walkForward'

it('trades no stretch before which nothing was left', () => {
  const read = readRules(ruleBlock(['timeframe 1h', 'sell when close >= 100']))
  if (read.status !== 'read') throw new Error(JSON.stringify(read))
  // The short of the first stretch is owed more than there is.
  const bars = flatBars([100, 100, 100, 300, 300, 100, 100, 100])
  const legs = [
    { stretch: { from: 0, to: 4 }, numbers: [] },
    { stretch: { from: 4, to: 8 }, numbers: [] },
  ]
  const { equity, scores } = walkForward(
    { bars },
    { rules: read.rules, terms: DEFAULT_TERMS },
    legs,
  )

  expect(scores.map((score) => score?.figures.totalReturn)).toEqual([-1, undefined])
  expect([...equity].slice(3)).toEqual([0, 0, 0, 0, 0])
})
