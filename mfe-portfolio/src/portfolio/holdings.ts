import { type Position } from '@aldergate/shared/ledger/account'
import { exact, type Pounds, pounds, sum } from '@aldergate/shared/ledger/decimal'
import { type GbpPair } from '@aldergate/shared/ledger/entry'
import { quotedPrice } from '@aldergate/shared/ledger/quotedPrice'
import { valueOf } from '@aldergate/shared/ledger/value'
import { weights } from './weights'

/** A position of the ledger beside the others. */
export interface Holding extends Position {
  /** What it would have been worth a day ago. */
  openValue: Pounds
  /** Share of all positions, a short counted as much as it owes, in percent; all together are 100. */
  weightPercent: number
}

export function holdingsOf(
  positions: readonly Position[],
  openPriceOf: (pair: GbpPair) => number,
): Holding[] {
  const shares = weights(positions.map(({ value }) => Math.abs(Number(value))))
  return positions.map((position, index) => {
    const { pair, quantity } = position
    const openPrice = quotedPrice(pair, openPriceOf(pair))
    return {
      ...position,
      openValue: pounds(valueOf(exact(quantity), openPrice)),
      weightPercent: shares[index] ?? 0,
    }
  })
}

/** What the account would have been worth a day ago with the holdings of now. */
export function equityDayAgo(cash: Pounds, holdings: readonly Holding[]): Pounds {
  return pounds(sum([cash, ...holdings.map(({ openValue }) => openValue)].map(exact)))
}
