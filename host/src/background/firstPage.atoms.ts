import { atom, type Store } from 'jotai'
import { initialized } from '../loading/settled'

/** After so long the line and the processor are likely to have done what the page itself asked for. */
const QUIET_MS = 1_000

const shownAtom = atom(false)

/** Whether the first page stands: what nobody waits for is asked for from then on. */
export const isFirstPageShownAtom = atom((get) => get(shownAtom))

/** By any of these the trader has begun: what they do is watched and kept. */
const BEGINNINGS = ['pointerdown', 'keydown', 'input']

/** Says so once the router's first page has come, or has failed to, and had time to be drawn, or is used. */
export async function followFirstPage(
  store: Store,
  router: Parameters<typeof initialized>[0],
): Promise<void> {
  await initialized(router)
  const timer = setTimeout(end, QUIET_MS)
  for (const event of BEGINNINGS) addEventListener(event, end, true)

  function end() {
    clearTimeout(timer)
    for (const event of BEGINNINGS) removeEventListener(event, end, true)
    store.set(shownAtom, true)
  }
}
