import { atom, type Store } from 'jotai'
import { initialized } from '../loading/settled'

/** After this long, the network and the processor have likely finished what the page itself asked for. */
const QUIET_MS = 1_000

const shownAtom = atom(false)

/** Whether the first page is shown. Work that is not urgent starts from then on. */
export const isFirstPageShownAtom = atom((get) => get(shownAtom))

/** Events that show that the trader has begun to use the page, and needs watching and keeping. */
const BEGINNINGS = ['pointerdown', 'keydown', 'input']

/** Sets the flag once the router's first page has loaded or failed and had time to render, or is being used. */
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
