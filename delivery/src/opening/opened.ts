import type { Altered } from './probe.ts'

/**
 * When something went wrong: before the page, as it came, while it stood, as it was left, or on the page of another
 * remote afterwards.
 */
export type Moment = 'start' | 'mount' | 'look' | 'unmount' | 'afterwards'

/** The measurements of a page that was opened. */
export interface Opened {
  /** Name and version of its remote. */
  source: string
  path: string
  /** The errors that the console reported, each once per moment. */
  errors: readonly { moment: Moment; text: string }[]
  /** A card of the frame, or nothing, stood in the place of the page. */
  isDown: boolean
  /** The moment after which the document answered no more, or nothing had come in its time. */
  endless?: Moment
  /** Until it stood for the first time, with its files from this very machine. */
  mountMs?: number
  /** Compressed, as they are sent. */
  bytes: { entry: number; page: number }
  altered?: Altered
  /** The memory that is left behind by mounting and leaving the page so many times. */
  left?: Left
  /** Rules of accessibility that it breaks, with the first element that does. */
  findings: readonly { rule: string; element: string }[]
}

export interface Left {
  mounts: number
  listeners: number
  nodes: number
  heapBytes: number
}
