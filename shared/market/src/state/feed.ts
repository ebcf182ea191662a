import { atom } from 'jotai'

/**
 * Whether what ticks stands still by the trader's wish, prices and samples alike. What follows the prices, such as
 * orders, alerts and bots, waits with them and catches up, as after a page was hidden; ages go on.
 */
export const feedPausedAtom = atom(false)
