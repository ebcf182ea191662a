import type { Position } from '@aldergate/ledger'
import { weights } from './weights'

/** A position of the ledger beside the others. */
export interface Holding extends Position {
  /** Share of all positions, a short counted as much as it owes, in percent; all together are 100. */
  weightPercent: number
}

export function holdingsOf(positions: readonly Position[]): Holding[] {
  const shares = weights(positions.map(({ value }) => Math.abs(Number(value))))
  return positions.map((position, index) => ({ ...position, weightPercent: shares[index] ?? 0 }))
}
