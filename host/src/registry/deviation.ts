import type { ComponentType } from 'react'
import type { ReadableRegistry } from './readRegistry'

/** A composition that a document shows instead of the live one. */
export interface Deviation {
  registry: ReadableRegistry
  /** The same deviation on the newest release. */
  newest: () => Promise<ReadableRegistry>
  /** Announces the deviation on every page. */
  Notice: ComponentType
  /** Whether an override or a preview runs: nothing of it is reported or kept, and it places no orders. */
  isTrial: boolean
}
