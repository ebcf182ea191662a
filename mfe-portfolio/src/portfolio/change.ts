import { exact, type Pounds, pounds } from '@aldergate/ledger'
import type { Series } from '../performance/series'

/** A change in pounds, and in percent of its start; NaN percent, shown as "–", if it starts from zero. */
export interface Change {
  amount: Pounds
  percent: number
}

export function changeBetween(from: Pounds, to: Pounds): Change {
  const difference = exact(to).minus(exact(from))
  const percent =
    Number(from) > 0 ? (Number(difference.toFixed()) / Number(from)) * 100 : Number.NaN
  return { amount: pounds(difference), percent }
}

/** The profit over a series, and the deposits, which are the rest of its change. */
export interface ChangeOver extends Change {
  /** Epoch milliseconds. */
  since: number
  /** In GBP. */
  deposits: number
}

/** The change that the chart of a series ends with; `undefined` without a point. */
export function changeOver({ points }: Series): ChangeOver | undefined {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return undefined
  return {
    amount: (last.profitPence / 100).toFixed(2),
    percent: last.growth * 100,
    since: first.time,
    deposits: (last.pence - first.pence - last.profitPence) / 100,
  }
}
