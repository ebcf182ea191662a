import { type Pair, PAIRS } from './pairs'
import { seededRandom } from './random'
import { DAY_MS, HOUR_MS } from './spans'
import { REACH } from './walk'

/** Looked up once: it is needed for every five minutes of years. */
const { floor } = Math

/** The shortest time during which a market's activity is constant. */
export const SHORTEST_MOOD_MS = 5 * 60_000

/** The time scales of activity: within a bar, over hours, over days. */
const MOODS_MS = [SHORTEST_MOOD_MS, HOUR_MS, DAY_MS]

const MILLION = 1_000_000

/** Returns the turnover of an average day, in pounds: the number that `PAIRS` prints. */
export function dailyTurnover(pair: Pair): number {
  const { volume } = PAIRS[pair]
  const unit = volume.endsWith('B') ? 1_000 * MILLION : MILLION
  return Math.round(Number.parseFloat(volume.slice(1)) * unit)
}

/** How much more is traded at the largest move than at rest, as a multiple of the volume at rest. */
export const MOVING_SHARE = 2

/** The volume in pounds at rest in the `periodMs` up to `time`, as part of a day's turnover. */
export function restingVolume(turnover: number, time: number, periodMs: number): number {
  return turnover * (periodMs / DAY_MS) * RESTING_SHARE * busyness(time)
}

/** The volume at rest relative to the average, because the average move is half of the reach. */
const RESTING_SHARE = 1 / (1 + (MOVING_SHARE * REACH) / 2)

/** How busy all markets are at a time: 1 on average, from an eighth to a little over three. */
function busyness(time: number): number {
  let factor = 1
  for (const moodMs of MOODS_MS) factor *= 0.5 + seededRandom(floor(time / moodMs))()
  return factor
}
