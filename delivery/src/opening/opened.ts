import type { Altered } from './probe.ts'

/**
 * When something went wrong: before the page, while it was mounted, while it was shown, while it was left, or on
 * another remote's page afterwards.
 */
export type Moment = 'start' | 'mount' | 'look' | 'unmount' | 'afterwards'

/** The measurements of an opened page. */
export interface Opened {
  /** Name and version of its remote. */
  source: string
  path: string
  /** The errors that the console reported, each once per moment. */
  errors: readonly { moment: Moment; text: string }[]
  /** Whether the frame's error card, or nothing, was shown instead of the page. */
  isDown: boolean
  /** The moment after which the document hung, or nothing was shown in time. */
  endless?: Moment
  /** Milliseconds until it was first shown, with its files served locally. */
  mountMs?: number
  /** Compressed, as they are sent. */
  bytes: { entry: number; page: number }
  altered?: Altered
  /** The memory left behind by mounting and leaving the page repeatedly. */
  left?: Left
  /** The accessibility rules that it violates, with the first such element. */
  findings: readonly { rule: string; element: string }[]
}

export interface Left {
  mounts: number
  listeners: number
  nodes: number
  heapBytes: number
}
