import { atom } from 'jotai'

const ASKED = askedSeed(location.search)

let chance: number | undefined

/** One seed per document, drawn on first use: a page that is only prerendered has no market. */
const drawnSeedAtom = atom(() => ASKED ?? (chance ??= Math.floor(Math.random() * 2 ** 32)))

const chosenSeedAtom = atom<number>()

/** `?seed=42` in the URL that opened the page makes its prices repeatable, counted from the opening. */
export const seedAtom = atom(
  (get) => get(chosenSeedAtom) ?? get(drawnSeedAtom),
  (_get, set, seed: number) => set(chosenSeedAtom, seed),
)

/** A reproducible market opens with the page, whatever is stored. */
export const isSeedAskedAtom = atom(ASKED !== undefined)

/** The seed in a query string. */
export function askedSeed(search: string): number | undefined {
  const asked = new URLSearchParams(search).get('seed')
  return asked && /^\d{1,15}$/.test(asked) ? Number(asked) : undefined
}
