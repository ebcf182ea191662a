import { type Atom, atom, type WritableAtom } from 'jotai'
import { type Opening, PRICE_STEP_MS, stepAt } from '../opening'
import { BOOK_MS } from '../orderBook'
import { onTick } from './clock'
import { feedPausedAtom } from './feed'
import { openingAtom } from './opening'

/** How often somebody looks: other tabs may have opened the market at another second. */
const LOOK_MS = 1_000

/** A clock that runs ahead is put right by less; one that is set back further tells another time. */
const MOST_PUT_RIGHT_MS = 60_000

/** The periods by which prices and order books step. */
const PERIODS_MS = [PRICE_STEP_MS, BOOK_MS]

const reachedAtom = atom<{ opening: Opening; time: number }>()

const lookedAtAtom: WritableAtom<number, [], void> = atom(
  (get) => {
    const [opening, reached] = [get(openingAtom), get(reachedAtom)]
    return reached?.opening === opening ? reached.time : Date.now()
  },
  (get, set) => {
    if (get(feedPausedAtom)) return
    const opening = get(openingAtom)
    const [known, now] = [get(lookedAtAtom), Date.now()]
    // What nothing steps by would only be carried through all that follows the market.
    const isLater = PERIODS_MS.some((ms) => stepAt(opening, now, ms) > stepAt(opening, known, ms))
    const isSetBack = known - now > MOST_PUT_RIGHT_MS
    if (isLater || isSetBack) set(reachedAtom, { opening, time: now })
  },
)
lookedAtAtom.onMount = (look) => {
  look()
  return onTick(LOOK_MS, look)
}

/**
 * How late it was in the market when it last stepped, in epoch milliseconds, as far as somebody has looked. It waits
 * for a clock that was put right, so that no price is taken back; with one that was set back further it goes back, as
 * do the pages that are loaded then, rather than wait for hours.
 */
export const marketTimeAtom: Atom<number> = atom((get) => get(lookedAtAtom))
