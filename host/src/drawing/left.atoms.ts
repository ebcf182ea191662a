import { atom } from 'jotai'
import type { Drawing } from './drawingOfPage'
import type { captureInput } from './userInput'

interface Left {
  drawing: Drawing
  restore: ReturnType<typeof captureInput>
}

/**
 * A prerendered page that was left on screen, with the user's input in it, until the real page mounts and takes that
 * over.
 */
export const leftAtom = atom<Left | undefined>(undefined)
