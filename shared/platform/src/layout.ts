import { atom } from 'jotai'
import * as v from 'valibot'

/**
 * The trader's arrangement of the dashboard. The ids belong to the dashboard: it drops unknown ones and appends its
 * new ones.
 */
export interface Layout {
  /** On screen, in screen order. */
  order: readonly string[]
  hidden: readonly string[]
  wide: readonly string[]
  collapsed: readonly string[]
}

const MAX_IDS = 200

const ids = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))), v.maxLength(MAX_IDS))

/** A layout from outside; the dashboard checks whether its ids name panels. */
export const LayoutSchema = v.nullable(
  v.object({ order: ids, hidden: ids, wide: ids, collapsed: v.optional(ids, []) }),
)

/** `null` until the trader changes something: everything is in its default place. */
export const layoutAtom = atom<Layout | null>(null)

/** Parses a layout from external data; `undefined` if they contain none. */
export function layoutOf(data: unknown): Layout | undefined {
  const { success, output } = v.safeParse(LayoutSchema, data)
  return success && output ? output : undefined
}
