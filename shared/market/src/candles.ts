import { stepAt, stepTime } from './opening'
import { blockOf, MOOD_STEPS, type PricePath } from './pricePath'
import { periodStart, type Timeframe, TIMEFRAME_MS } from './timeframes'
import { MOVING_SHARE } from './volume'
import { BLOCK_STEPS } from './walk'

/** Looked up once, for the loops. */
const { abs, floor, min } = Math

/** The prices and the volume of one period. */
export interface Candle {
  /** When the period began, in epoch milliseconds; periods are whole minutes, hours and days of UTC. */
  time: number
  open: number
  high: number
  low: number
  close: number
  /** Whole pounds that changed hands; whole, so that sums are exact in any order. */
  volume: number
}

/** The candles of the periods that contain the steps from `first` to `last`, made of these steps only. */
export function candlesOf(
  path: PricePath,
  timeframe: Timeframe,
  first: number,
  last: number,
): Candle[] {
  const candles: Candle[] = []
  let from = first
  while (from <= last) {
    const time = periodStart(stepTime(path.opening, from), timeframe)
    const next = firstStepFrom(path, time + TIMEFRAME_MS[timeframe])
    candles.push({ time, ...barOf(path, from, min(last, next - 1)) })
    from = next
  }
  return candles
}

/** The first step at or after a time. */
export function firstStepFrom({ opening }: PricePath, time: number): number {
  return stepAt(opening, time - 1) + 1
}

/** A candle with a later one of the same period. */
export function joined(candle: Candle, later: Candle): Candle {
  return {
    time: candle.time,
    open: candle.open,
    high: Math.max(candle.high, later.high),
    low: Math.min(candle.low, later.low),
    close: later.close,
    volume: candle.volume + later.volume,
  }
}

/** Sums up the steps from `first` to `last` as one bar. */
function barOf(path: PricePath, first: number, last: number): Omit<Candle, 'time'> {
  const bar = { high: -Infinity, low: Infinity, volume: 0 }
  for (let from = first; from <= last;) {
    const mood = floor(from / MOOD_STEPS)
    const until = min(last, (mood + 1) * MOOD_STEPS - 1)
    addMood(bar, path, from, until)
    from = until + 1
  }
  const { priceAt, priceOf } = path
  return {
    open: priceAt(first),
    high: priceOf(bar.high),
    low: priceOf(bar.low),
    close: priceAt(last),
    volume: bar.volume,
  }
}

/**
 * The same for steps within five minutes, which lie in one block. Three years are thirty million steps, so the loop
 * uses local variables only and allocates nothing.
 */
function addMood(
  bar: { high: number; low: number; volume: number },
  path: PricePath,
  first: number,
  last: number,
): void {
  const { drift, stepLevel } = path
  const block = blockOf(first)
  const levels = path.levels(block)
  const offset = block * BLOCK_STEPS - 1
  const resting = path.restingVolume(floor(first / MOOD_STEPS))
  const moving = (resting * MOVING_SHARE) / stepLevel
  let { high, low, volume } = bar
  let before = levels[first - offset - 1] as number
  for (let index = first - offset; index <= last - offset; index += 1) {
    const level = levels[index] as number
    if (level > high) high = level
    if (level < low) low = level
    const move = level - before + drift
    volume += wholePounds(resting + moving * abs(move))
    before = level
  }
  bar.high = high
  bar.low = low
  bar.volume = volume
}

/** Rounds as `Math.round` does, for amounts below two billion, without the look-up of a global. */
function wholePounds(amount: number): number {
  return (amount + 0.5) | 0
}
