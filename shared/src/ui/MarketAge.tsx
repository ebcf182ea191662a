import { marketAgeAtom } from '@aldergate/shared/state/prices'
import { useAtomValue } from 'jotai'
import { Freshness } from './Freshness'

/** How old the market's prices are. A component of its own: it alone renders each second. */
export function MarketAge() {
  return <Freshness seconds={useAtomValue(marketAgeAtom)} />
}
