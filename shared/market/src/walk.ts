import { normal, placeSeed, seededRandom } from './random'

/** Looked up once: it is needed for every hour. */
const { sqrt } = Math

/** An hour of steps: as many as are made at once. */
export const BLOCK_STEPS = 1_200

/** A walk knows 2^20 hours: sixty years before its beginning, and sixty after. */
const BLOCKS = 2 ** 20

/** Steps are drawn uniformly up to this size; the rest up to 1 is the margin for shifting them. */
export const REACH = 0.85

/** The variance of one step. */
export const STEP_VARIANCE = REACH ** 2 / 3

const BLOCK_VARIANCE = BLOCK_STEPS * STEP_VARIANCE

/** A step is one of 256, spread evenly from end to end: four of them are made of the 32 bits of one draw. */
const DRAWS = BLOCK_STEPS / 4
const SCALE = (2 * REACH) / 256

/** The index of the very end among those of the midpoints, which count from 1. */
const END = 0

/**
 * The position of the walk before the first step of each of `count` blocks, from the block `first` on. The random walk
 * is refined by halving, each midpoint drawn between its ends (Lévy's construction), so that any moment can be computed
 * without the others, and in any order. Blocks count from the start; earlier ones are negative.
 */
export function blockStarts(seed: number, first: number, count: number): Float64Array {
  const starts = new Float64Array(count)
  const end = normalAt(seed, END) * sqrt(BLOCKS * BLOCK_VARIANCE)
  refine(1, -BLOCKS / 2, BLOCKS / 2, 0, end)
  return starts

  function refine(node: number, low: number, high: number, atLow: number, atHigh: number): void {
    if (high <= first || low >= first + count) return
    if (high - low === 1) {
      starts[low - first] = atLow
      return
    }
    const middle = (low + high) / 2
    const spread = sqrt(((high - low) * BLOCK_VARIANCE) / 4)
    const atMiddle = (atLow + atHigh) / 2 + spread * normalAt(seed, node)
    refine(2 * node, low, middle, atLow, atMiddle)
    refine(2 * node + 1, middle, high, atMiddle, atHigh)
  }
}

/**
 * The position of the walk before the first step of a block and after each of them: `BLOCK_STEPS` + 1 positions. Each
 * step is drawn uniformly and shifted by the same small amount, so that the block ends where the next one starts; no
 * step is longer than 1. Written into `positions` if an array is passed for reuse.
 */
export function blockPositions(
  seed: number,
  block: number,
  positions: Float64Array = new Float64Array(BLOCK_STEPS + 1),
): Float64Array {
  const [start = 0, end = 0] = blockStarts(seed, block, 2)
  const perStep = slope(end - start, draw(seed, block))
  let sum = 0
  positions[0] = start
  for (let step = 1; step <= BLOCK_STEPS; step += 1) {
    sum += drawn(step - 1)
    positions[step] = start + SCALE * sum + perStep * step
  }
  positions[BLOCK_STEPS] = end
  return positions
}

/**
 * The position of the walk after a number of steps in each of `count` blocks: the same as by `blockPositions`, but
 * faster.
 */
export function positionsAfter(
  seed: number,
  steps: number,
  first: number,
  count: number,
): Float64Array {
  const starts = blockStarts(seed, first, count + 1)
  if (steps === 0) return starts.subarray(0, count)
  if (steps === BLOCK_STEPS) return starts.subarray(1)
  for (let index = 0; index < count; index += 1) {
    const start = starts[index] as number
    const perStep = slope((starts[index + 1] as number) - start, draw(seed, first + index))
    starts[index] = start + SCALE * sumOfFirst(steps) + perStep * steps
  }
  return starts.subarray(0, count)
}

/** Returns the amount added to each drawn step so that their total equals the move of the block. */
function slope(way: number, sum: number): number {
  return (way - SCALE * sum) / BLOCK_STEPS
}

/** The draws of the block that is being made. */
const draws = new Int32Array(DRAWS)

/**
 * Draws a block, and gives the sum of its steps in their smallest unit. By xorshift32 of George Marsaglia
 * (2003, https://doi.org/10.18637/jss.v008.i14), which is the quickest: three years are thirty million steps.
 */
function draw(seed: number, block: number): number {
  // xorshift would stay at 0 for ever.
  let bits = placeSeed(seed, BLOCKS * 1.5 + block) || 1
  let sum = 0
  for (let index = 0; index < DRAWS; index += 1) {
    bits ^= bits << 13
    bits ^= bits >>> 17
    bits ^= bits << 5
    draws[index] = bits
    sum += sumOfFour(bits)
  }
  return sum
}

/** The sum of a block's first steps, in their smallest unit: by whole draws, because two months have a million steps. */
function sumOfFirst(steps: number): number {
  const whole = steps >>> 2
  let sum = 0
  for (let index = 0; index < whole; index += 1) sum += sumOfFour(draws[index] as number)
  for (let step = whole << 2; step < steps; step += 1) sum += drawn(step)
  return sum
}

/** The sum of the four steps of a draw. */
function sumOfFour(bits: number): number {
  return (bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24)
}

/** A drawn step, from 0 to 255. */
function drawn(step: number): number {
  return ((draws[step >>> 2] as number) >>> ((step & 3) << 3)) & 255
}

function normalAt(seed: number, place: number): number {
  return normal(seededRandom(placeSeed(seed, place)))
}
