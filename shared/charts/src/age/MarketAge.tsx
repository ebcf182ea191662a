import { marketAgeAtom } from '@aldergate/market/state'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { Freshness } from '@aldergate/ui'

/** The age of the market's prices; a prerendered page has none. */
export function MarketAge() {
  return (
    <Suspense fallback={<Freshness />}>
      <Age />
    </Suspense>
  )
}

/** A component of its own, so that a second re-renders only this. */
function Age() {
  return <Freshness seconds={useAtomValue(marketAgeAtom)} />
}
