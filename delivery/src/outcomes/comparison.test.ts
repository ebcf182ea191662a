import fc from 'fast-check'
import { compared, evidenceOf, startComparison } from './comparison.ts'

const RATE = fc.double({ min: 0.001, max: 0.999, noNaN: true })

/** The probability of so many failures among so many browsers. */
function chanceOf(count: number, seen: number, rate: number): number {
  let ways = 1
  for (let index = 0; index < count; index += 1) ways = (ways * (seen - index)) / (index + 1)
  return ways * rate ** count * (1 - rate) ** (seen - count)
}

test('no block is expected to speak against a canary that fails no more often than the baseline', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.tuple(RATE, RATE),
      fc.tuple(RATE, RATE),
      (ratio, trueRates, expectedRates) => {
        const [canary, baseline] = [Math.min(...trueRates), Math.max(...trueRates)]
        const expected = {
          canary: Math.max(...expectedRates),
          baseline: Math.min(...expectedRates),
        }
        let mean = 0
        for (const canaryFailed of [0, 1]) {
          for (let failed = 0; failed <= ratio; failed += 1) {
            mean +=
              chanceOf(canaryFailed, 1, canary) *
              chanceOf(failed, ratio, baseline) *
              evidenceOf({ canary: canaryFailed, baseline: failed }, expected, ratio)
          }
        }
        expect(mean).toBeLessThanOrEqual(1 + 1e-9)
      },
    ),
  )
})

test('a canary that fails where the baseline stands is spoken against by each browser', () => {
  let comparison = startComparison(0.1)
  const evidence: number[] = []
  for (let canary = 0; canary < 8; canary += 1) {
    for (let other = 0; other < 9; other += 1) {
      comparison = compared(comparison, { group: 'baseline', isFailed: false })
    }
    comparison = compared(comparison, { group: 'canary', isFailed: true })
    evidence.push(comparison.evidence)
  }
  expect(comparison.canary).toEqual({ failed: 8, seen: 8 })
  expect(comparison.baseline).toEqual({ failed: 0, seen: 72 })
  expect(evidence.slice(1)).toEqual(evidence.slice(1).toSorted((one, other) => one - other))
  expect(comparison.evidence).toBeGreaterThan(1_000)
})

test('failures that both have alike say nothing against the canary', () => {
  let comparison = startComparison(0.5)
  for (let browser = 0; browser < 400; browser += 1) {
    const isFailed = browser % 4 === 0
    comparison = compared(comparison, { group: 'baseline', isFailed })
    comparison = compared(comparison, { group: 'canary', isFailed })
  }
  expect(comparison.evidence).not.toBeGreaterThan(1)
})

test('what a block cannot use yet is not kept without end', () => {
  let comparison = startComparison(0.1)
  for (let browser = 0; browser < 1_000; browser += 1) {
    comparison = compared(comparison, { group: 'canary', isFailed: false })
  }
  expect(comparison.waiting.canary.length).toBeLessThanOrEqual(9)
  for (let browser = 0; browser < 8; browser += 1) {
    comparison = compared(comparison, { group: 'baseline', isFailed: true })
  }
  expect(comparison.evidence).toBe(1)
})
