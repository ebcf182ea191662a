import { useEffect, useState } from 'react'
import type { RegisteredPage } from '@aldergate/contract'
import { logFailure } from '@aldergate/platform'
import { FallenPage } from './FallenPage'
import { PageSkeleton } from './PageSkeleton'

/** How long a loaded page may suspend before it counts as failed. */
export const MOUNT_MS = 8_000

interface WaitingPageProps {
  page: RegisteredPage
  /** The remote and the version that the page came from. */
  source: string
  onRetry: () => void
}

/** The fallback of a page that suspends; one that does so for too long is reported to the trader. */
export function WaitingPage({ page, source, onRetry }: WaitingPageProps) {
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => {
      logFailure(`${source} is loaded, and never ready to show ${page.path}`)
      setLate(true)
    }, MOUNT_MS)
    return () => clearTimeout(timer)
  }, [source, page.path])

  if (!isLate) return <PageSkeleton page={page} />
  return <FallenPage page={page} source={source} onRetry={onRetry} />
}
