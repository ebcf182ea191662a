import type { Pair } from '@aldergate/market'
import { useLatestParams } from '@aldergate/platform'
import { symbolFrom, unknownSymbolIn, withSymbol } from './symbol'

/** The chart's symbol as the URL says it, so that a view can be linked. */
export function useSymbolUrl() {
  const [params, writeParams] = useLatestParams()

  function selectSymbol(pair: Pair) {
    writeParams((latest) => withSymbol(latest, pair), { replace: true })
  }

  return { symbol: symbolFrom(params), unknown: unknownSymbolIn(params), selectSymbol }
}
