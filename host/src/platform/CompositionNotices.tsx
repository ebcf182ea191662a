import { lazy, Suspense } from 'react'
import { logFailure } from '@aldergate/platform'
import { useComposition } from '../composition/CompositionContext'

/** Hardly any document shows one: their part of the host comes when one does. */
const Notices = lazy(async () => {
  try {
    return { default: (await import('./Notices')).Notices }
  } catch (failure) {
    logFailure('The notice of the composition did not come', failure)
    return { default: () => <></> }
  }
})

/** What has to be said on every page of the composition that this document shows. */
export function CompositionNotices() {
  const { journey, refused } = useComposition().registry
  return <Suspense>{(journey ?? refused) && <Notices />}</Suspense>
}
