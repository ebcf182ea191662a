import { createTouched } from './createTouched'

/** What was altered in this document of what belongs to all. Whoever evaluates this module first decides since when. */
export const touched = createTouched()
