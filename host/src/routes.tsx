import type { RegisteredPage } from '@aldergate/contract'
import type { RouteObject } from '@aldergate/platform'
import { AppCrashed } from './composition/AppCrashed'
import type { Composition } from './composition/composition'
import type { PageLoad } from './composition/createLoader'
import { PageSkeleton } from './composition/PageSkeleton'
import { RemotePage } from './composition/RemotePage'
import { NotFoundPage } from './layout/NotFoundPage'
import { RootLayout } from './layout/RootLayout'
import { loadPlatformPage } from './platform/loadPlatformPage'
import { PLATFORM_PAGE } from './platform/platformPage.data'

/**
 * The routes of a composition: one for each page that its remotes registered, also those that cannot be
 * read, so that their pages say so; the host's own page, and the 404 page.
 */
export function routesOf(composition: Composition): RouteObject[] {
  const { remotes, leftOut, hostVersion } = composition.registry
  const pages = [...remotes, ...leftOut].flatMap((remote) =>
    remote.pages.map((page) => routeOf(page, () => composition.load(page.path))),
  )
  const platform = routeOf(PLATFORM_PAGE, () => loadPlatformPage(hostVersion))
  const children = [platform, ...pages, ...workbench(), { path: '*', element: <NotFoundPage /> }]
  return [{ element: <RootLayout />, errorElement: <AppCrashed />, children }]
}

/** The build that is shipped does not even contain it. */
function workbench(): RouteObject[] {
  if (process.env.NODE_ENV !== 'development') return []
  const lazy = async () => ({
    Component: (await import('./workbench/WorkbenchPage')).WorkbenchPage,
  })
  return [{ path: '/workbench', lazy }]
}

function routeOf(page: RegisteredPage, load: () => Promise<PageLoad>): RouteObject {
  return {
    path: page.path,
    loader: load,
    // A change of the query or the fragment needs no load; Retry does, and stays on the same URL.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    element: <RemotePage page={page} />,
    hydrateFallbackElement: <PageSkeleton page={page} />,
  }
}
