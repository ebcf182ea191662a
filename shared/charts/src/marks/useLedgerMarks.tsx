import { fillsAtom, positionAtom } from '@aldergate/ledger/state'
import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { type Pair, poundPairOf } from '@aldergate/market'
import { costLines, tradeMarkers } from './ledgerMarks'
import type { PriceLine, TradeMarker } from '../price/model/priceChartModel'

interface LedgerMarks {
  markers: readonly TradeMarker[]
  lines: readonly PriceLine[]
}

/** Returns the ledger's marks for the chart of a pair: the trades, and the average cost. */
export function useLedgerMarks(pair: Pair, costLabel: string): LedgerMarks {
  const fills = useAtomValue(fillsAtom)
  // Selects only the cost of the position, because its value changes with every price step.
  const averageCostAtom = useMemo(
    () => atom((get) => get(positionAtom(poundPairOf(pair)))?.averageCost),
    [pair],
  )
  const averageCost = useAtomValue(averageCostAtom)

  const markers = useMemo(() => tradeMarkers(fills, pair), [fills, pair])
  const lines = useMemo(
    () => costLines(averageCost, costLabel, pair),
    [averageCost, costLabel, pair],
  )
  return { markers, lines }
}
