import { type PriceLine, type TradeMarker } from '@aldergate/shared/charts/PriceChart'
import { type GbpPair } from '@aldergate/shared/ledger/entry'
import { fillsAtom, positionAtom } from '@aldergate/shared/state/ledger'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { costLines, tradeMarkers } from './ledgerMarks'

interface LedgerMarks {
  markers: readonly TradeMarker[]
  lines: readonly PriceLine[]
}

/** What the ledger knows of a pair, for its chart: the trades, and what was paid on average. */
export function useLedgerMarks(pair: GbpPair, costLabel: string): LedgerMarks {
  const fills = useAtomValue(fillsAtom)
  const averageCost = useAtomValue(positionAtom(pair))?.averageCost

  const markers = useMemo(() => tradeMarkers(fills, pair), [fills, pair])
  const lines = useMemo(() => costLines(averageCost, costLabel), [averageCost, costLabel])
  return { markers, lines }
}
