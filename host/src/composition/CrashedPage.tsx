import { useEffect } from 'react'
import { type RegisteredPage } from '@aldergate/shared/contract'
import { logFailure } from '@aldergate/shared/log'
import { useRouteError } from '@aldergate/shared/router'
import { useComposition } from './CompositionContext'
import { PageUnavailable } from './PageUnavailable'

/** Stands in for a page that threw while it rendered. */
export function CrashedPage({ page }: { page: RegisteredPage }) {
  const error = useRouteError()
  const { source } = useComposition()
  useEffect(() => {
    logFailure(`${source(page.path)} crashed on ${page.path}`, error)
  }, [source, page, error])
  return <PageUnavailable page={page} />
}
