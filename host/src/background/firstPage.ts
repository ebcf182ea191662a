import { atom, type Store } from 'jotai'
import { initialized } from '../composition/settled'

/** After so long the line and the processor are likely to have done what the page itself asked for. */
const QUIET_MS = 1_000

const shownAtom = atom(false)

/** Whether the first page stands: what nobody waits for is asked for from then on. */
export const isFirstPageShownAtom = atom((get) => get(shownAtom))

/** Says so once the router's first page has come, or has failed to, and had time to be drawn. */
export async function followFirstPage(
  store: Store,
  router: Parameters<typeof initialized>[0],
): Promise<void> {
  await initialized(router)
  setTimeout(() => store.set(shownAtom, true), QUIET_MS)
}
