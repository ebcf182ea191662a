import type { Stretch } from './stretch'

/** The length of the fit in unseen stretches, or all earlier bars. */
export const FITS = ['1', '2', '3', '4', 'all'] as const

export type Fit = (typeof FITS)[number]

/** A stretch on which numbers are chosen, and the next one, on which they are judged. */
export interface Fold {
  fit: Stretch
  unseen: Stretch
}

export const FOLD_COUNTS = { min: 2, max: 20 } as const

/** Fewer bars say nothing. */
const LEAST_BARS = 20

/** The length of the first fit, in unseen stretches, when fits use all earlier bars. */
const FIRST_OF_ALL = 2

/**
 * Divides bars into consecutive unseen stretches of equal length up to the end, each preceded by the one to fit on;
 * surplus bars are dropped at the start. Empty if the stretches would be too short.
 */
export function foldsOf(bars: number, folds: number, fit: Fit): Fold[] {
  const lookBack = fit === 'all' ? FIRST_OF_ALL : Number(fit)
  const length = Math.floor(bars / (folds + lookBack))
  if (length < LEAST_BARS) return []
  const begin = bars - length * folds
  return Array.from({ length: folds }, (_, fold) => {
    const from = begin + fold * length
    return {
      fit: { from: fit === 'all' ? 0 : from - length * lookBack, to: from },
      unseen: { from, to: from + length },
    }
  })
}
