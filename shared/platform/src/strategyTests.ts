import { erasableAtom } from './erasure'

/** How many tests of a strategy have ended since the page was opened. */
export const strategyTestsAtom = erasableAtom(0)
