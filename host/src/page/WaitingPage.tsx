import { useEffect, useState } from 'react'
import type { RegisteredPage } from '@aldergate/contract'
import { logFailure } from '@aldergate/platform'
import { useComposition } from '../composition/useComposition'
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

/** The fallback of a page that suspends; one that does so for too long has failed. */
export function WaitingPage({ page, source, onRetry }: WaitingPageProps) {
  const { noteCrash } = useComposition()
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => {
      const problem = `${source} is loaded, and never ready to show ${page.path}`
      logFailure(problem)
      noteCrash(source, problem)
      setLate(true)
    }, MOUNT_MS)
    return () => clearTimeout(timer)
  }, [source, page.path, noteCrash])

  if (!isLate) return <PageSkeleton page={page} />
  return <FallenPage page={page} source={source} onRetry={onRetry} />
}
