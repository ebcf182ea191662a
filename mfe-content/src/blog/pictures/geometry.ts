import { type Random, randomBetween, seededRandom } from '@aldergate/market/random'

/** From a value to its place in the drawing. */
export type Scale = (value: number) => number

/** A scale whose domain is that of the values, from the lowest to the highest. */
export function scaleOf(values: readonly number[], from: number, to: number): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const span = high - low || 1
  return (value) => rounded(from + ((value - low) / span) * (to - from))
}

export function rounded(length: number): number {
  return Math.round(length * 10) / 10
}

/** A random walk of so many values that begins at 100. */
export function walk(seed: number, count: number, drift: number): number[] {
  const random = seededRandom(seed)
  const values = [100]
  while (values.length < count) values.push((values.at(-1) ?? 0) + normal(random) + drift)
  return values
}

/** A number of the standard normal distribution: the sum of twelve even ones, less six. */
function normal(random: Random): number {
  let sum = -6
  for (let draw = 0; draw < 12; draw += 1) sum += random()
  return sum
}

export interface Candle {
  open: number
  high: number
  low: number
  close: number
}

/** Candles of a walk, six steps each. */
export function candlesOf(seed: number, count: number, drift: number): Candle[] {
  const steps = walk(seed, count * 6 + 1, drift)
  return Array.from({ length: count }, (_, index) => {
    const part = steps.slice(index * 6, index * 6 + 7)
    return {
      open: part[0] ?? 0,
      high: Math.max(...part),
      low: Math.min(...part),
      close: part.at(-1) ?? 0,
    }
  })
}

/** The mean of the last `period` values at each value; `undefined` while there are fewer. */
export function averageOf(values: readonly number[], period: number): (number | undefined)[] {
  return values.map((_, index) => {
    if (index + 1 < period) return undefined
    const part = values.slice(index + 1 - period, index + 1)
    return part.reduce((sum, value) => sum + value, 0) / period
  })
}

/** The highest value so far, at each value. */
export function peaksOf(values: readonly number[]): number[] {
  let peak = Number.NEGATIVE_INFINITY
  return values.map((value) => (peak = Math.max(peak, value)))
}

/** How many of `draws` random numbers fall into each bin, from −4 to 4 standard deviations. */
export function histogram(seed: number, draws: number, bins: number, tails: number): number[] {
  const random = seededRandom(seed)
  const counts = new Array<number>(bins).fill(0)
  for (let draw = 0; draw < draws; draw += 1) {
    const isWild = tails > 1 && random() < 0.12
    const value = normal(random) * (isWild ? tails : 1)
    const bin = Math.floor(((value + 4) / 8) * bins)
    if (bin >= 0 && bin < bins) counts[bin] = (counts[bin] ?? 0) + 1
  }
  return counts
}

/** Pairs of numbers that move together as much as the correlation says. */
export function cloud(seed: number, count: number, correlation: number): [number, number][] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => {
    const [first, own] = [normal(random), normal(random)]
    return [first, correlation * first + Math.sqrt(1 - correlation ** 2) * own]
  })
}

/** How much each level of a book offers, as a share of the largest. */
export function depths(seed: number, levels: number): number[] {
  const random = seededRandom(seed)
  return Array.from({ length: levels }, (_, level) => {
    return Math.min(1, randomBetween(random, 0.15, 0.45) + level * 0.09)
  })
}
