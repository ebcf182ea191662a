import { atom, type PrimitiveAtom, type SetStateAction } from 'jotai'
import type { Opening } from '../opening'
import { isSeedAskedAtom, seedAtom } from './seed'

const firstVisitAtom = atom((get): Opening => ({ seed: get(seedAtom), time: Date.now() }))

/** The opening that the device keeps, or another tab has; `null` where this page opened the market. */
const takenOverAtom = atom<Opening | null>(null)

/**
 * The opening that is kept while the trader's data are: then every reload and every tab goes on with the same prices.
 * `null` lets this page open a market of its own.
 */
export const keptOpeningAtom: PrimitiveAtom<Opening | null> = atom(
  (get) => get(takenOverAtom) ?? (get(isSeedAskedAtom) ? null : get(firstVisitAtom)),
  (get, set, next: SetStateAction<Opening | null>) => {
    const opening = typeof next === 'function' ? next(get(keptOpeningAtom)) : next
    // The same one, told again, is no other market: nothing is made anew.
    set(takenOverAtom, (known) => (isSame(known, opening) ? known : opening))
  },
)

/** From what this page's market follows. */
export const openingAtom = atom((get) =>
  get(isSeedAskedAtom) ? get(firstVisitAtom) : (get(takenOverAtom) ?? get(firstVisitAtom)),
)

function isSame(one: Opening | null, other: Opening | null): boolean {
  return one?.seed === other?.seed && one?.time === other?.time
}
