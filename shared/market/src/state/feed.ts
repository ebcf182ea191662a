import { atom } from 'jotai'

/**
 * Whether the trader has paused all ticking values, prices and samples alike; ages keep counting. Afterwards orders are
 * caught up, as after sleep; alerts and bots, which use the newest price, miss the paused time.
 */
export const feedPausedAtom = atom(false)
