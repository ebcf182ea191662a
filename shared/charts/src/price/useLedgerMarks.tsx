import { fillsAtom, positionAtom } from '@aldergate/ledger/state'
import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { isGbpPair } from '@aldergate/ledger'
import type { Pair } from '@aldergate/market'
import { costLines, tradeMarkers } from './ledgerMarks'
import type { PriceLine, TradeMarker } from './model'

interface LedgerMarks {
  markers: readonly TradeMarker[]
  lines: readonly PriceLine[]
}

/** For a pair that is not traded for pounds. */
const nothingHeldAtom = atom(undefined)

/** What the ledger knows of a pair, for its chart: the trades, and what was paid on average. */
export function useLedgerMarks(pair: Pair, costLabel: string): LedgerMarks {
  const fills = useAtomValue(fillsAtom)
  const position = useAtomValue(isGbpPair(pair) ? positionAtom(pair) : nothingHeldAtom)
  const averageCost = position?.averageCost

  const markers = useMemo(() => tradeMarkers(fills, pair), [fills, pair])
  const lines = useMemo(() => costLines(averageCost, costLabel), [averageCost, costLabel])
  return { markers, lines }
}
