/** A smooth wave that does not repeat within a picture; free of randomness, so that it is drawn the same each time. */
export function wave(at: number): number {
  return Math.sin(at * 0.31) * 0.5 + Math.sin(at * 0.83 + 1) * 0.28 + Math.sin(at * 1.9 + 2) * 0.22
}

/** `count` values of a function of the index. */
export function series(count: number, value: (index: number) => number): readonly number[] {
  return Array.from({ length: count }, (_, index) => value(index))
}

/** The mean of the last `period` values up to each; of fewer at the start. */
export function average(values: readonly number[], period: number): readonly number[] {
  return values.map((_, index) => {
    const last = values.slice(Math.max(0, index - period + 1), index + 1)
    return last.reduce((sum, value) => sum + value, 0) / last.length
  })
}

/** A path through heights that lie `step` apart. */
export function pathThrough(heights: readonly number[], left: number, step: number): string {
  return heights
    .map((y, index) => `${index === 0 ? 'M' : 'L'}${round(left + index * step)} ${round(y)}`)
    .join('')
}

/** A tenth of a unit is finer than any screen shows. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
