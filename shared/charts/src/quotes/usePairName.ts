import type { Pair } from '@aldergate/market'
import { useText } from './texts'

/** Gives what an instrument is called in the trader's language; a coin or a company is called the same in all. */
export function usePairName(): (pair: Pair) => string {
  const t = useText()
  return (pair) => t(`name.${pair}`)
}
