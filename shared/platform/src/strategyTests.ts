import { erasableAtom } from './erasure'

/** The number of strategy tests that have ended since the page was opened. */
export const strategyTestsAtom = erasableAtom(0)
