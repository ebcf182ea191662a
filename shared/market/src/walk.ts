import { normal, placeSeed, seededRandom } from './random'

/** Looked up once: it is needed for every hour. */
const { sqrt } = Math

/** An hour of steps: as many as are made at once. */
export const BLOCK_STEPS = 1_200

/** A walk knows 2^20 hours from 1970 on, which is until 2089. */
const BLOCKS = 2 ** 20

/** Steps are drawn evenly up to this much; what is left until 1 they may be shifted by. */
const REACH = 0.85

/** Of one step. */
export const STEP_VARIANCE = REACH ** 2 / 3

const BLOCK_VARIANCE = BLOCK_STEPS * STEP_VARIANCE

/** Two steps are made of the 32 bits of one draw. */
const HALVES = 2 ** 16
const SCALE = (2 * REACH) / HALVES

/** A place of its own for the end of all, among those of the middles, which count from 1. */
const END = 0

/**
 * Where the walk stands before the first step of `count` blocks, from the block `first` on. It is a
 * random walk that is refined by halves, each middle drawn between its ends (Lévy's construction), so
 * that any moment can be asked for without the others, and in any order.
 */
export function blockStarts(seed: number, first: number, count: number): Float64Array {
  const starts = new Float64Array(count)
  const end = normalAt(seed, END) * sqrt(BLOCKS * BLOCK_VARIANCE)
  refine(1, 0, BLOCKS, 0, end)
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
 * Where the walk stands before the first step of a block and after each of them: `BLOCK_STEPS` + 1
 * positions. Each step is drawn evenly and shifted by the same little, so that the block ends where the
 * next one starts; none is longer than 1. They are written into `positions`, where one has some to spare.
 */
export function blockPositions(
  seed: number,
  block: number,
  positions: Float64Array = new Float64Array(BLOCK_STEPS + 1),
): Float64Array {
  const [start = 0, end = 0] = blockStarts(seed, block, 2)
  const shift = (end - start - drawSteps(positions, placeSeed(seed, BLOCKS + block))) / BLOCK_STEPS
  let position = start
  positions[0] = start
  for (let step = 1; step < BLOCK_STEPS; step += 1) {
    position += (positions[step] as number) + shift
    positions[step] = position
  }
  positions[BLOCK_STEPS] = end
  return positions
}

/**
 * Writes the steps, and gives their sum. By xorshift32 of George Marsaglia (2003,
 * https://doi.org/10.18637/jss.v008.i14), which is the quickest: three years are thirty million steps.
 */
function drawSteps(steps: Float64Array, seed: number): number {
  // From nothing it would draw nothing for ever.
  let bits = seed | 0 || 1
  let sum = 0
  for (let step = 1; step <= BLOCK_STEPS; step += 2) {
    bits ^= bits << 13
    bits ^= bits >>> 17
    bits ^= bits << 5
    const one = ((bits >>> 16) + 0.5) * SCALE - REACH
    const other = ((bits & (HALVES - 1)) + 0.5) * SCALE - REACH
    steps[step] = one
    steps[step + 1] = other
    sum += one + other
  }
  return sum
}

function normalAt(seed: number, place: number): number {
  return normal(seededRandom(placeSeed(seed, place)))
}
