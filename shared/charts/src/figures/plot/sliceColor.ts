import type { ChartColor } from '@aldergate/ui/data'

/** For the first part of a whole only: the last part touches it, however many there are. */
const FIRST = 'accent' satisfies ChartColor

/** For the other parts, repeated, so that equal colours never touch. */
const LATER = ['ma1', 'info', 'ma2', 't3', 'borderStrong'] as const satisfies readonly ChartColor[]

/** The colour of a part of a whole, by its place. */
export function sliceColor(index: number): ChartColor {
  if (index === 0) return FIRST
  return LATER[(index - 1) % LATER.length] ?? FIRST
}
