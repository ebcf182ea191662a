import type { Pair } from '@aldergate/market'
import { useSearchParams } from '@aldergate/platform'
import { symbolFrom, unknownSymbolIn, withSymbol } from './symbol'

/** The chart's symbol as the URL says it, so that a view can be linked. */
export function useSymbolUrl() {
  const [params, setParams] = useSearchParams()

  function selectSymbol(pair: Pair) {
    setParams(withSymbol(params, pair), { replace: true })
  }

  return { symbol: symbolFrom(params), unknown: unknownSymbolIn(params), selectSymbol }
}
