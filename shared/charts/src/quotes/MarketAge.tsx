import { marketAgeAtom } from '@aldergate/market/state'
import { useAtomValue } from 'jotai'
import { Freshness } from '@aldergate/ui'

/** How old the market's prices are. A component of its own: it alone renders each second. */
export function MarketAge() {
  return <Freshness seconds={useAtomValue(marketAgeAtom)} />
}
