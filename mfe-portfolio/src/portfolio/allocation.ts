import { type Account, exact, type Pounds, pounds, sum } from '@aldergate/ledger'
import { type Pair, type PairKind, PAIRS } from '@aldergate/market'
import { weights } from './weights'

/** The ways to divide the account. */
export const GROUPINGS = ['class', 'holding'] as const

export type Grouping = (typeof GROUPINGS)[number]

type AssetClass = PairKind | 'cash'

/** A slice of the account. */
export interface Slice {
  key: AssetClass | Pair
  value: Pounds
  /** Of all slices, a short counted as much as it owes; all together are 100. */
  sharePercent: number
}

/** The account in slices, the largest first, cash among them. */
export function slicesOf({ cash, positions }: Account, grouping: Grouping): Slice[] {
  const values = new Map<Slice['key'], Pounds[]>([['cash', [cash]]])
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
