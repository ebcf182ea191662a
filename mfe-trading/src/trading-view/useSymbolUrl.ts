import type { Pair } from '@aldergate/market'
import { useLatestParams } from '@aldergate/platform'
import { symbolFrom, unknownSymbolIn, withSymbol } from './symbol'

/** Keeps the chart's symbol in the URL, so that a view can be linked. */
export function useSymbolUrl() {
  const [params, writeParams] = useLatestParams()

  function selectSymbol(pair: Pair) {
    writeParams((latest) => withSymbol(latest, pair), { replace: true })
  }

  return { symbol: symbolFrom(params), unknown: unknownSymbolIn(params), selectSymbol }
}
