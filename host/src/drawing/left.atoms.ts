import { atom } from 'jotai'
import type { Drawing } from './drawingOfPage'
import type { lookOf } from './look'

interface Left {
  drawing: Drawing
  restore: ReturnType<typeof lookOf>
}

/** A drawing that has stood in for its page, and what was done to it, until that is there to go on with it. */
export const leftAtom = atom<Left | undefined>(undefined)
