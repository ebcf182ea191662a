/** The range of an axis, and the values at which it is labelled. */
export interface Scale {
  low: number
  high: number
  ticks: readonly number[]
  /** The decimals at which no two labels look the same. */
  decimals: number
}

const LARGEST_STEP = { multiple: 10, decimals: -1 }

/** Multiples of a power of ten, and how many decimals they have more than it. */
const STEPS = [
  { multiple: 1, decimals: 0 },
  { multiple: 2, decimals: 0 },
  { multiple: 2.5, decimals: 1 },
  { multiple: 5, decimals: 0 },
  LARGEST_STEP,
]

/** A smaller range counts as flat: an axis cannot be divided as finely as floating-point numbers. */
const LEAST_RANGE = 1e-9

/** A scale around the values with about `count` round labels; it always contains zero. */
export function scaleOf(values: readonly number[], count: number): Scale {
  let [lowest, highest] = [0, 0]
  for (const value of values) {
    if (value < lowest) lowest = value
    if (value > highest) highest = value
  }
  const range = highest - lowest > LEAST_RANGE ? highest - lowest : 1
  const power = Math.floor(Math.log10(range / count))
  const magnitude = 10 ** power
  const { multiple, decimals } =
    STEPS.find((each) => each.multiple * magnitude * count >= range) ?? LARGEST_STEP
  const step = magnitude * multiple
  const first = Math.floor(lowest / step)
  const last = Math.max(first + 1, Math.ceil(highest / step))
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  return {
    low: first * step,
    high: last * step,
    ticks,
    decimals: Math.max(0, decimals - power),
  }
}

/** The distance of a value from the top of the drawing, in percent of its height. */
export function topOf(value: number, { low, high }: Scale): number {
  return (1 - (value - low) / (high - low)) * 100
}

/** How far from the left edge each time lies, in percent of the width. */
export function leftsOf(times: readonly number[]): number[] {
  const [first = 0, last = first] = [times[0], times.at(-1)]
  return times.map((time) => (last > first ? ((time - first) / (last - first)) * 100 : 0))
}

/** A line through the values in SVG path syntax, in a box of 100 × 100; missing values interrupt it. */
export function linePath(
  lefts: readonly number[],
  values: readonly number[],
  scale: Scale,
): string {
  let isOpen = false
  return lefts
    .map((left, index) => {
      const value = values[index]
      if (value === undefined || !Number.isFinite(value)) {
        isOpen = false
        return ''
      }
      const command = isOpen ? 'L' : 'M'
      isOpen = true
      return `${command}${rounded(left)} ${rounded(topOf(value, scale))}`
    })
    .join('')
}

/** The point that lies nearest to a place between the edges, in percent of the width. */
export function nearestIndex(lefts: readonly number[], place: number): number {
  let nearest = 0
  lefts.forEach((left, index) => {
    if (Math.abs(left - place) < Math.abs(Number(lefts[nearest]) - place)) nearest = index
  })
  return nearest
}

/** The index to which a key moves the cursor; `undefined` for other keys. */
export function indexByKey(
  key: string,
  isFast: boolean,
  index: number,
  count: number,
): number | undefined {
  const stride = isFast ? 10 : 1
  const target = {
    ArrowLeft: index - stride,
    ArrowDown: index - stride,
    ArrowRight: index + stride,
    ArrowUp: index + stride,
    PageDown: index - 10,
    PageUp: index + 10,
    Home: 0,
    End: count - 1,
  }[key]
  return target === undefined ? undefined : Math.min(count - 1, Math.max(0, target))
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100
}
