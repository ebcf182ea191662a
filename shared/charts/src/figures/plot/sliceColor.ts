import type { ChartColor } from '@aldergate/ui/data'

/** Of the first part of a whole alone: the last one touches it, however many there are. */
const FIRST = 'accent' satisfies ChartColor

/** Of the other parts, again and again: no two like ones touch. */
const LATER = ['ma1', 'info', 'ma2', 't3', 'borderStrong'] as const satisfies readonly ChartColor[]

/** The colour of a part of a whole, by its place. */
export function sliceColor(index: number): ChartColor {
  if (index === 0) return FIRST
  return LATER[(index - 1) % LATER.length] ?? FIRST
}
