import { lazy, Suspense } from 'react'
import { logFailure } from '@aldergate/platform'
import { useComposition } from '../composition/useComposition'

/** Loaded when needed: hardly any document shows it. */
const RefusalNotice = lazy(async () => {
  try {
    return { default: (await import('./parts/RefusalNotice')).RefusalNotice }
  } catch (failure) {
    logFailure('The notice of the composition did not come', failure)
    return { default: () => <></> }
  }
})

/** Says on every page that the composition delivered with this document was refused; nothing if it was not. */
export function LaterRefusalNotice() {
  const { distrusted, release } = useComposition().registry
  return (
    <Suspense>{distrusted && <RefusalNotice distrust={distrusted} release={release} />}</Suspense>
  )
}
