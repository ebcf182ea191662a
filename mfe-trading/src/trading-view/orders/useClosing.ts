import { isGbpPair } from '@aldergate/ledger'
import { type OpenOrder, openOrdersAtom } from '@aldergate/ledger/orders'
import { fillsAtom, positionAtom } from '@aldergate/ledger/state'
import type { Pair } from '@aldergate/market'
import { atom, useAtomValue } from 'jotai'
import { type Closing, closingOf } from './wouldBring'

const nothingHeldAtom = atom(undefined)

/** Computes what the orders of a pair would close. */
export function useClosing(pair: Pair): (order: OpenOrder) => Closing | undefined {
  const open = useAtomValue(openOrdersAtom)
  const fills = useAtomValue(fillsAtom)
  const position = useAtomValue(isGbpPair(pair) ? positionAtom(pair) : nothingHeldAtom)
  return (order) => closingOf(order, { open, fills, position })
}
