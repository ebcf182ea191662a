import { type ComponentType, Fragment, type ReactNode, Suspense } from 'react'
import { ErrorState } from './ErrorState'
import { type Later, useLoaded } from './useLoaded'

interface LateProps<Part> {
  part: Later<Part>
  /** The placeholder until the part has loaded, of about its height. */
  waiting: ReactNode
  /** The failure, in a few words. */
  failed: string
  failedHelp?: string
  /** A wrapper for the placeholder, but not for the part. */
  place?: ComponentType<{ children: ReactNode }>
  children: (part: Part) => ReactNode
}

/** Shows a part that its page does not wait for: neither for its file nor for its texts. */
export function Late<Part>({
  part,
  waiting,
  failed,
  failedHelp,
  place: Place = Fragment,
  children,
}: LateProps<Part>) {
  const { loaded, retry } = useLoaded(part)

  switch (loaded.status) {
    case 'loading':
      return <Place>{waiting}</Place>
    case 'failed':
      return (
        <Place>
          <ErrorState title={failed} text={failedHelp} onRetry={retry} />
        </Place>
      )
    case 'ready':
      return <Suspense fallback={<Place>{waiting}</Place>}>{children(loaded.value)}</Suspense>
  }
}
