import { ErrorState, type Later, Skeleton, useLoaded } from '@aldergate/ui'
import { type ComponentType, Suspense } from 'react'

interface LateSectionProps {
  section: Later<ComponentType>
  /** About that of what is to come, in px. */
  height: number
  words: Readonly<Record<'loading' | 'failed' | 'failedHelp', string>>
}

/** A section that the page does not wait for: neither for its file nor for its texts. */
export function LateSection({ section, height, words }: LateSectionProps) {
  const { loaded, retry } = useLoaded(section)

  if (loaded.status === 'failed') {
    return <ErrorState title={words.failed} text={words.failedHelp} onRetry={retry} />
  }
  const waiting = <Skeleton height={height} label={words.loading} />
  return loaded.status === 'ready' ? (
    <Suspense fallback={waiting}>
      <loaded.value />
    </Suspense>
  ) : (
    waiting
  )
}
