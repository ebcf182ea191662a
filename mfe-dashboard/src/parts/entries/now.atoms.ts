import { nowEvery } from '@aldergate/market/state'

/** About now: often enough for what is told in minutes and days. */
export const aboutNowAtom = nowEvery(15_000)
