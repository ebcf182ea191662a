import { ErrorState, type Later, Skeleton, useLoaded } from '@aldergate/ui'
import type { ReactNode } from 'react'
import { useText } from './texts'

interface LatePartProps<Part> {
  part: Later<Part>
  /** About that of what is to come, in px. */
  height: number
  children: (part: Part) => ReactNode
}

/** Shows a part that few visits ask for: it is loaded on its own, and the page comes without it. */
export function LatePart<Part>({ part, height, children }: LatePartProps<Part>) {
  const t = useText()
  const { loaded, retry } = useLoaded(part)

  if (loaded.status === 'ready') return children(loaded.value)
  return loaded.status === 'failed' ? (
    <ErrorState title={t('partFailed')} onRetry={retry} />
  ) : (
    <Skeleton height={height} label={t('loading')} />
  )
}
