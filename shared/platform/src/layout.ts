import { atom } from 'jotai'
import * as v from 'valibot'

/**
 * How the trader arranged the dashboard. The ids are the dashboard's own: it drops those that it does
 * not know and appends those that it has new.
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

/** A layout from outside; whether its ids name panels is for the dashboard to say. */
export const LayoutSchema = v.nullable(
  v.object({ order: ids, hidden: ids, wide: ids, collapsed: v.optional(ids, []) }),
)

/** `null` until the trader changes something: everything is where it is by default. */
export const layoutAtom = atom<Layout | null>(null)

/** The layout that data from outside describe, if they describe one. */
export function layoutOf(data: unknown): Layout | undefined {
  const { success, output } = v.safeParse(LayoutSchema, data)
  return success && output ? output : undefined
}
