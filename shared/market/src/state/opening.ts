import { keepingWishAtom } from '@aldergate/platform'
import { atom, type PrimitiveAtom, type SetStateAction } from 'jotai'
import type { Opening } from '../opening'
import { isSeedAskedAtom, seedAtom } from './seed'

const firstVisitAtom = atom((get): Opening => ({ seed: get(seedAtom), time: Date.now() }))

/** The opening that the device keeps, or another tab has; `null` where this page opened the market. */
const takenOverAtom = atom<Opening | null>(null)

/**
 * The opening that is stored along with the trader's data, so that every reload and tab continues the same prices.
 * `null` lets this page open a market of its own.
 */
export const keptOpeningAtom: PrimitiveAtom<Opening | null> = atom(
  (get) => get(takenOverAtom) ?? (get(isSeedAskedAtom) ? null : get(firstVisitAtom)),
  (get, set, next: SetStateAction<Opening | null>) => {
    const opening = typeof next === 'function' ? next(get(keptOpeningAtom)) : next
    // An equal opening keeps the known object, so that nothing is recomputed.
    set(takenOverAtom, (known) => (isSame(known, opening) ? known : opening))
  },
)

/** The opening that determines this page's market. */
export const openingAtom = atom((get) =>
  get(isSeedAskedAtom) ? get(firstVisitAtom) : (get(takenOverAtom) ?? get(firstVisitAtom)),
)

/** The opening of the market that the kept data belong to where this page runs another one; else `null`. */
const keptBesideAtom = atom((get) =>
  get(isSeedAskedAtom) && get(keepingWishAtom).keeps ? get(takenOverAtom) : null,
)

/**
 * Whether this page runs the market of a seed in its URL beside one that the trader's kept data belong to. Such a page
 * shows their account at other prices, but must change nothing of it by them: no fill, no alert, no bot. Where nothing
 * is kept, all data belong to the market of the page, wherever they have come from.
 */
export const isOtherMarketAtom = atom((get) => get(keptBesideAtom) !== null)

/** The opening that determines the market of the trader's account, whichever market this page shows. */
export const accountOpeningAtom = atom((get) => get(keptBesideAtom) ?? get(openingAtom))

function isSame(one: Opening | null, other: Opening | null): boolean {
  return one?.seed === other?.seed && one?.time === other?.time
}
