import { atom } from 'jotai'

/** `?seed=42` in the URL that opened the page makes its whole market repeatable. */
export const seedAtom = atom(pageSeed(location.search))

/** The seed that a query asks for, else a random one. */
export function pageSeed(search: string): number {
  const asked = new URLSearchParams(search).get('seed')
  return asked && /^\d+$/.test(asked) ? Number(asked) : Math.floor(Math.random() * 2 ** 32)
}
