import { atom } from 'jotai'

/**
 * Whether what ticks stands still by the trader's wish, prices and samples alike; ages go on. Orders are carried out
 * afterwards, as after a rest; alerts and bots, which look at the newest price, see none meanwhile.
 */
export const feedPausedAtom = atom(false)
