import type { Layout } from '@aldergate/platform'

/** How the trader arranged the panels: each stands either in `order` or in `hidden`. */
export interface Arrangement<Id extends string> extends Layout {
  order: readonly Id[]
  hidden: readonly Id[]
  wide: readonly Id[]
  collapsed: readonly Id[]
}

export interface KnownPanel<Id extends string> {
  id: Id
  isWide?: boolean
}

/** Returns the arrangement of a first visit: every panel is shown, in the order of the table. */
export function defaultArrangement<Id extends string>(
  panels: readonly KnownPanel<Id>[],
): Arrangement<Id> {
  return {
    order: panels.map(({ id }) => id),
    hidden: [],
    wide: panels.filter(({ isWide }) => isWide).map(({ id }) => id),
    collapsed: [],
  }
}

/**
 * Fits an arrangement from elsewhere, such as a file or an older version, to the existing panels: unknown ids are
 * dropped, duplicates removed, and new panels appended as they are by default.
 */
export function fitted<Id extends string>(
  { order, hidden, wide, collapsed }: Layout,
  panels: readonly KnownPanel<Id>[],
): Arrangement<Id> {
  const known = new Map<string, Id>(panels.map(({ id }) => [id, id]))
  const shown = unique(order, known)
  const away = unique(hidden, known).filter((id) => !shown.includes(id))
  const added = panels.filter(({ id }) => !shown.includes(id) && !away.includes(id))
  const { order: addedIds, wide: addedWide } = defaultArrangement(added)
  return {
    order: [...shown, ...addedIds],
    hidden: away,
    wide: [...unique(wide, known).filter((id) => !addedIds.includes(id)), ...addedWide],
    collapsed: unique(collapsed, known).filter((id) => !addedIds.includes(id)),
  }
}

function unique<Id extends string>(ids: readonly string[], known: Map<string, Id>): Id[] {
  return [...new Set(ids)].map((id) => known.get(id)).filter((id) => id !== undefined)
}

/** Adds the id to the list or removes it. */
export function toggled<Id extends string>(ids: readonly Id[], id: Id, isIn: boolean): Id[] {
  const others = ids.filter((other) => other !== id)
  return isIn ? [...others, id] : others
}
