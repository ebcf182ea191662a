import type { TradingViewParameters } from '@aldergate/contract'
import { isPair, type Pair } from '@aldergate/market'
import { withParams } from '@aldergate/platform'

/** The pair that the external chart of BTCUSD lies over. */
export const DEFAULT_SYMBOL: Pair = 'BTC/GBP'

const PARAMETER: keyof TradingViewParameters = 'symbol'

/** Reads the chart's symbol from the URL; an unknown pair counts as not set. */
export function symbolFrom(params: URLSearchParams): Pair {
  const text = symbolText(params)
  return isPair(text) ? text : DEFAULT_SYMBOL
}

/** Returns the symbol in the URL if this market does not have it, else `undefined`. */
export function unknownSymbolIn(params: URLSearchParams): string | undefined {
  const text = symbolText(params)
  return text === '' || isPair(text) ? undefined : text
}

/** The URL's parameters with the symbol set, unless it is the default one; other parameters stay. */
export function withSymbol(params: URLSearchParams, symbol: Pair): URLSearchParams {
  return withParams(params, { [PARAMETER]: symbol === DEFAULT_SYMBOL ? undefined : symbol })
}

function symbolText(params: URLSearchParams): string {
  return params.get(PARAMETER)?.trim().toUpperCase() ?? ''
}
