import type { ComponentType } from 'react'
import type { ReadableRegistry } from './readRegistry'

/** The composition that a document shows instead of the live one. */
export interface Deviation {
  registry: ReadableRegistry
  /** The same with the newest release below it. */
  newest: () => Promise<ReadableRegistry>
  /** Says so, on every page. */
  Notice: ComponentType
  /** Whether it runs what nobody has made live: nothing is told or kept of that, and it places no orders. */
  isTrial: boolean
}
