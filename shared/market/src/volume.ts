import { type Pair, PAIRS } from './pairs'
import { seededRandom } from './random'
import { DAY_MS, HOUR_MS } from './spans'

/** Looked up once: it is needed for every five minutes of years. */
const { floor } = Math

/** For so long a market is as busy as it is, at least. */
export const SHORTEST_MOOD_MS = 5 * 60_000

/** How long the market stays as busy as it is: what happens within a bar, within hours, within days. */
const MOODS_MS = [SHORTEST_MOOD_MS, HOUR_MS, DAY_MS]

const MILLION = 1_000_000

/** Returns the turnover of an average day, in pounds: the number that `PAIRS` prints. */
export function dailyTurnover(pair: Pair): number {
  const { volume } = PAIRS[pair]
  const unit = volume.endsWith('B') ? 1_000 * MILLION : MILLION
  return Math.round(Number.parseFloat(volume.slice(1)) * unit)
}

/** So much more than of a price that rests is traded of one that makes its largest move, as a multiple. */
export const MOVING_SHARE = 2

/** Of a day's turnover, the pounds that change hands in `periodMs` up to `time` where the price rests. */
export function restingVolume(turnover: number, time: number, periodMs: number): number {
  return turnover * (periodMs / DAY_MS) * RESTING_SHARE * busyness(time)
}

/** Of the average, where the average move is half of the largest. */
const RESTING_SHARE = 1 / (1 + MOVING_SHARE / 2)

/** How busy all markets are at a time: 1 on average, from an eighth to a little over three. */
function busyness(time: number): number {
  let factor = 1
  for (const moodMs of MOODS_MS) factor *= 0.5 + seededRandom(floor(time / moodMs))()
  return factor
}
