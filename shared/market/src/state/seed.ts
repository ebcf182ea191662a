import { atom } from 'jotai'

const ASKED = askedSeed(location.search)

let chance: number | undefined

/** One for the document, drawn by chance when somebody looks: a page that is only drawn, into HTML, has no market. */
const drawnSeedAtom = atom(() => ASKED ?? (chance ??= Math.floor(Math.random() * 2 ** 32)))

const chosenSeedAtom = atom<number>()

/** `?seed=42` in the URL that opened the page makes its whole market repeatable. */
export const seedAtom = atom(
  (get) => get(chosenSeedAtom) ?? get(drawnSeedAtom),
  (_get, set, seed: number) => set(chosenSeedAtom, seed),
)

/** A market that is to be repeated opens with the page, whatever else is kept. */
export const isSeedAskedAtom = atom(ASKED !== undefined)

/** The seed that a query asks for. */
export function askedSeed(search: string): number | undefined {
  const asked = new URLSearchParams(search).get('seed')
  return asked && /^\d{1,15}$/.test(asked) ? Number(asked) : undefined
}
