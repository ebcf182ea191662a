import type { ChartColor } from '@aldergate/ui/data'

/** Of the first part of a whole alone: the last one touches it, however many there are. */
const FIRST_SLICE = 'accent' satisfies ChartColor

/** Of the other parts, again and again: no two like ones touch. */
const LATER_SLICES = [
  'ma1',
  'info',
  'ma2',
  't3',
  'borderStrong',
] as const satisfies readonly ChartColor[]

export function sliceColor(index: number): ChartColor {
  if (index === 0) return FIRST_SLICE
  return LATER_SLICES[(index - 1) % LATER_SLICES.length] ?? FIRST_SLICE
}
