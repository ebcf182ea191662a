import { type RegisteredPage } from '@aldergate/shared/contract'
import { useLoaderData } from '@aldergate/shared/router'
import { type PageLoad } from './loadPage'
import { PageUnavailable } from './PageUnavailable'
import { useRegisteredHead } from './useRegisteredHead'

/** A route's page once its load has ended, one way or the other. */
export function RemotePage({ page }: { page: RegisteredPage }) {
  const load = useLoaderData<PageLoad>()
  useRegisteredHead(page)
  if (load.status === 'failed') return <PageUnavailable page={page} />
  return <load.Page />
}
