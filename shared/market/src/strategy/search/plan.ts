import type { Stretch } from './stretch'

/** How long a fit looks back: so many times an unseen stretch, or as far as there are bars. */
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

/** A fit on all that there is begins with so many times an unseen stretch. */
const FIRST_OF_ALL = 2

/**
 * Cuts bars into unseen stretches of one length that follow each other to the end, and before each the one to fit on;
 * bars that are too many for it are left out at the beginning. None where the stretches would be too short.
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
