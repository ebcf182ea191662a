import { atom } from 'jotai'
import type { lookOf } from './look'

interface Left {
  /** The path of the page that the drawing was of. */
  path: string
  restore: ReturnType<typeof lookOf>
}

/** What was done to a drawing that has stood in for its page, until that is there to go on with it. */
export const leftAtom = atom<Left | undefined>(undefined)
