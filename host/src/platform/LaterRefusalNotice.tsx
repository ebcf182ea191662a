import { lazy, Suspense } from 'react'
import { logFailure } from '@aldergate/platform'
import { useComposition } from '../composition/useComposition'

/** Hardly any document shows it: its part of the host comes when one does. */
const RefusalNotice = lazy(async () => {
  try {
    return { default: (await import('./parts/RefusalNotice')).RefusalNotice }
  } catch (failure) {
    logFailure('The notice of the composition did not come', failure)
    return { default: () => <></> }
  }
})

/** Says on every page that the composition which this document came with was refused, where it was. */
export function LaterRefusalNotice() {
  const { distrusted, release } = useComposition().registry
  return (
    <Suspense>{distrusted && <RefusalNotice distrust={distrusted} release={release} />}</Suspense>
  )
}
