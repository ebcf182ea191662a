import { useComposition } from '../composition/CompositionContext'
import { JourneyNotice } from './JourneyNotice'
import { RefusalNotice } from './RefusalNotice'

/** The strips above every page of a document that shows another composition than it came with, or another day's. */
export function Notices() {
  const { journey, refused, release } = useComposition().registry
  return (
    <>
      {journey && <JourneyNotice {...journey} />}
      {refused && <RefusalNotice distrust={refused} release={release} />}
    </>
  )
}
