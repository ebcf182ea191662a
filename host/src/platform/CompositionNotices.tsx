import { type ComponentType, lazy, Suspense } from 'react'
import { logFailure } from '@aldergate/platform'
import { useComposition } from '../composition/CompositionContext'

const JourneyNotice = rarely(async () => (await import('./JourneyNotice')).JourneyNotice)
const RefusalNotice = rarely(async () => (await import('./RefusalNotice')).RefusalNotice)

/** What has to be said on every page of the composition that this document shows. */
export function CompositionNotices() {
  const { journey, refused, release } = useComposition().registry
  return (
    <Suspense>
      {journey && <JourneyNotice {...journey} />}
      {refused && <RefusalNotice distrust={refused} release={release} />}
    </Suspense>
  )
}

/** A part that hardly any document shows comes when one does; where it does not come, the console has what it says. */
function rarely<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (failure) {
      logFailure('What this document shows cannot be said on its pages', failure)
      return { default: (() => null) as ComponentType<Props> }
    }
  })
}
