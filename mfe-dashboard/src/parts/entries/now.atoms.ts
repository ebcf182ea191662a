import { nowEvery } from '@aldergate/market/state'

/** The approximate time: frequent enough for ages in minutes and days. */
export const aboutNowAtom = nowEvery(15_000)
