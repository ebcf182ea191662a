import { marketAgeAtom } from '@aldergate/market/state'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { Freshness } from '@aldergate/ui'

/** How old the market's prices are; drawn into HTML, there are none. */
export function MarketAge() {
  return (
    <Suspense fallback={<Freshness />}>
      <Age />
    </Suspense>
  )
}

/** A component of its own: it alone renders each second. */
function Age() {
  return <Freshness seconds={useAtomValue(marketAgeAtom)} />
}
