import { type Account, exact, type Pounds, pounds, sum } from '@aldergate/ledger'
import { type Pair, type PairKind, PAIRS } from '@aldergate/market'
import { weights } from './weights'

/** The ways to divide the account. */
export const GROUPINGS = ['class', 'holding'] as const

export type Grouping = (typeof GROUPINGS)[number]

type AssetClass = PairKind | 'cash'

/** A part of the account. */
export interface Part {
  key: AssetClass | Pair
  value: Pounds
  /** Share of all parts, with a short counted by its absolute value; all shares add up to 100. */
  sharePercent: number
}

/** The account in parts, the largest first, cash among them. */
export function partsOf({ cash, positions }: Account, grouping: Grouping): Part[] {
  const values = new Map<Part['key'], Pounds[]>([['cash', [cash]]])
  for (const { pair, value } of positions) {
    const key = grouping === 'class' ? PAIRS[pair].kind : pair
    values.set(key, [...(values.get(key) ?? []), value])
  }
  const parts = [...values].map(([key, each]) => ({
    key,
    value: pounds(sum(each.map(exact))),
    size: each.reduce((total, value) => total + Math.abs(Number(value)), 0),
  }))
  const shares = weights(parts.map(({ size }) => size))
  return parts
    .map(({ key, value }, index) => ({ key, value, sharePercent: shares[index] ?? 0 }))
    .toSorted((one, other) => other.sharePercent - one.sharePercent)
}
