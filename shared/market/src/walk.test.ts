import fc from 'fast-check'
import { BLOCK_STEPS, blockPositions, blockStarts, positionsAfter, STEP_VARIANCE } from './walk'

/** Hours: from fifty years before the beginning to fifty after. */
const anyBlock = fc.integer({ min: -450_000, max: 450_000 })

const NOW = 0

function variance(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value ** 2, 0) / values.length
}

/** The moves of the walk in each of `count` stretches of blocks. */
function moves(seed: number, first: number, count: number, stretch = 1): number[] {
  const starts = blockStarts(seed, first, count * stretch + 1)
  return Array.from(
    { length: count },
    (_, index) => (starts[(index + 1) * stretch] ?? 0) - (starts[index * stretch] ?? 0),
  )
}

it('is the same walk in whatever order and length it is asked for', () => {
  fc.assert(
    fc.property(fc.integer(), anyBlock, fc.integer({ min: 1, max: 20 }), (seed, block, count) => {
      const together = blockStarts(seed, block, count)
      const backwards = Array.from({ length: count }, (_, back) => block + count - 1 - back).map(
        (each) => blockStarts(seed, each, 1)[0],
      )

      expect([...together]).toEqual(backwards.toReversed())
      expect(blockPositions(seed, block)).toEqual(blockPositions(seed, block))
    }),
  )
})

it('ends each block where the next one begins, by steps no longer than 1', () => {
  fc.assert(
    fc.property(fc.integer(), anyBlock, (seed, block) => {
      const positions = blockPositions(seed, block)
      const longest = positions.reduce(
        (most, position, index) =>
          Math.max(most, Math.abs(position - (positions[index - 1] ?? position))),
        0,
      )

      expect(positions).toHaveLength(BLOCK_STEPS + 1)
      expect(positions[0]).toBe(blockStarts(seed, block, 1)[0])
      expect(positions[BLOCK_STEPS]).toBe(blockPositions(seed, block + 1)[0])
      expect(longest).toBeLessThanOrEqual(1)
    }),
    { numRuns: 50 },
  )
})

it('knows where it stands in the middle of blocks as the blocks do, to the last bit', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      anyBlock,
      fc.integer({ min: 0, max: BLOCK_STEPS }),
      (seed, block, steps) => {
        const whole = [0, 1, 2].map((next) => blockPositions(seed, block + next)[steps])
        expect([...positionsAfter(seed, steps, block, 3)]).toEqual(whole)
      },
    ),
    { numRuns: 50 },
  )
})

it('writes a block into what it is given, whatever was there', () => {
  const spare = blockPositions(7, NOW + 1)

  expect(blockPositions(7, NOW, spare)).toBe(spare)
  expect(spare).toEqual(blockPositions(7, NOW))
})

it.each([
  ['hours', 1],
  ['days', 24],
  ['months', 720],
])('moves as far in %s of any age as that many steps do', (_name, stretch) => {
  const all = [11, 12, 13, 14].flatMap((seed) => {
    const count = Math.min(3_000, Math.floor(200_000 / stretch))
    return moves(seed, NOW - count * stretch, count, stretch)
  })

  const expected = stretch * BLOCK_STEPS * STEP_VARIANCE
  // A sample variance of n draws deviates by √(2/n): four times that occurs by chance once in 16,000.
  expect(Math.abs(variance(all) / expected - 1)).toBeLessThan(4 * Math.sqrt(2 / all.length))
})

it('tells nothing of a step by those before it', () => {
  const steps: number[] = []
  for (let block = NOW; block < NOW + 40; block += 1) {
    const positions = blockPositions(5, block)
    for (let index = 1; index <= BLOCK_STEPS; index += 1) {
      steps.push((positions[index] ?? 0) - (positions[index - 1] ?? 0))
    }
  }
  for (const lag of [1, 2, 3, 20, 100]) {
    const products = steps.slice(lag).map((step, index) => step * (steps[index] ?? 0))
    const correlation = products.reduce((sum, each) => sum + each, 0) / steps.length / STEP_VARIANCE
    expect(Math.abs(correlation)).toBeLessThan(4 / Math.sqrt(steps.length))
  }
})
