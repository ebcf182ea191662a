import { type Pair, PAIRS } from './pairs'
import { seededRandom } from './random'

const DAY_MS = 86_400_000

/** How long the market stays as busy as it is: what happens within a bar, within hours, within days. */
const MOODS_MS = [5 * 60_000, 3_600_000, DAY_MS]

const MILLION = 1_000_000

/** What an average day turns over, in pounds: the number that `PAIRS` prints. */
export function dailyTurnover(pair: Pair): number {
  const { volume } = PAIRS[pair]
  const unit = volume.endsWith('B') ? 1_000 * MILLION : MILLION
  return Math.round(Number.parseFloat(volume.slice(1)) * unit)
}

/**
 * Whole pounds that change hands in `periodMs` up to `time`. `moveShare` is how much of its largest
 * move the price made, from 0 to 1: a price that runs is traded more.
 */
export function tickVolume(
  turnover: number,
  time: number,
  periodMs: number,
  moveShare: number,
): number {
  return Math.round(turnover * (periodMs / DAY_MS) * (0.5 + moveShare) * busyness(time))
}

/** How busy all markets are at a time: 1 on average, from an eighth to a little over three. */
function busyness(time: number): number {
  let factor = 1
  for (const moodMs of MOODS_MS) factor *= 0.5 + seededRandom(Math.floor(time / moodMs))()
  return factor
}
