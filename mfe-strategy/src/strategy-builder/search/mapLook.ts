import { color } from '@aldergate/ui'

/** The strongest tint on which text stays readable in both themes. */
const STRONGEST_PERCENT = 45

export const BEST_MARK = '★'

export const NOW_MARK = '●'

/** The hatching of candidates that are not judged. */
export const UNJUDGED = `repeating-linear-gradient(135deg, ${color.s2} 0 4px, ${color.border} 4px 5px)`

/** The colour of a shade from −1 to 1; the sign of the value says the same. */
export function tintOf(shade: number): string {
  const percent = (Math.min(1, Math.abs(shade)) * STRONGEST_PERCENT).toFixed(1)
  return `color-mix(in srgb, ${shade < 0 ? color.down : color.up} ${percent}%, ${color.s2})`
}
