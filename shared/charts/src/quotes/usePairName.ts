import type { Pair } from '@aldergate/market'
import { PROPER_NAMES } from './properNames.data'
import { useText } from './texts'

type Named = keyof typeof PROPER_NAMES

/** Returns a function that names an instrument in the trader's language. */
export function usePairName(): (pair: Pair) => string {
  const t = useText()
  return (pair) => (hasProperName(pair) ? PROPER_NAMES[pair] : t(`name.${pair}`))
}

function hasProperName(pair: Pair): pair is Named {
  return Object.hasOwn(PROPER_NAMES, pair)
}
