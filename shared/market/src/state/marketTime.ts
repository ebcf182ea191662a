import { type Atom, atom, type WritableAtom } from 'jotai'
import { type Opening, PRICE_STEP_MS, stepAt } from '../opening'
import { BOOK_MS } from '../orderBook'
import { onTick } from './clock'
import { feedPausedAtom } from './feed'
import { openingAtom } from './opening'

/** How often the time is checked: other tabs may have opened the market at another second. */
const LOOK_MS = 1_000

/** The largest correction of a clock that was ahead; a larger set-back counts as a new time. */
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
 * The market's time of its last step, in epoch milliseconds, as of the last check. After a small correction of the
 * clock it waits, so that no price is taken back; when the clock was set back further it follows, like newly loaded
 * pages, rather than wait for hours.
 */
export const marketTimeAtom: Atom<number> = atom((get) => get(lookedAtAtom))
