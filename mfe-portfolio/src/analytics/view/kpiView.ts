import { KPI_IDS, type KpiId } from '../kpis/kpi'

/** The order of all key figures, and those of them that are hidden. */
export interface KpiView {
  order: readonly KpiId[]
  hidden: readonly KpiId[]
}

export const DEFAULT_VIEW: KpiView = { order: KPI_IDS, hidden: [] }

export function shownIds({ order, hidden }: KpiView): KpiId[] {
  return order.filter((id) => !hidden.includes(id))
}

export function withShown(view: KpiView, id: KpiId, isShown: boolean): KpiView {
  const others = view.hidden.filter((hidden) => hidden !== id)
  return { ...view, hidden: isShown ? others : [...others, id] }
}

/** Moves a figure by a number of places, clamped to the ends. */
export function withMoved(view: KpiView, id: KpiId, by: number): KpiView {
  const from = view.order.indexOf(id)
  const to = Math.min(view.order.length - 1, Math.max(0, from + by))
  return { ...view, order: view.order.toSpliced(from, 1).toSpliced(to, 0, id) }
}

export function isDefault({ order, hidden }: KpiView): boolean {
  return hidden.length === 0 && order.every((id, place) => id === KPI_IDS[place])
}
