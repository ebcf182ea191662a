import type { RegisteredPage } from '@aldergate/contract'
import type { RouteObject } from '@aldergate/platform'
import { AppCrashed } from './composition/AppCrashed'
import type { Composition } from './composition/composition'
import { PageSkeleton } from './composition/PageSkeleton'
import { RemotePage } from './composition/RemotePage'
import { NotFoundPage } from './layout/NotFoundPage'
import { RootLayout } from './layout/RootLayout'
import { LaterPlatformPage } from './platform/LaterPlatformPage'
import { PLATFORM_PATH } from './platform/platformPath'

/**
 * The routes of a composition: one for each page that its remotes registered, also those that cannot be
 * read, so that their pages say so; the host's own page, and the 404 page.
 */
export function routesOf(composition: Composition): RouteObject[] {
  const { remotes, leftOut } = composition.registry
  const pages = [...remotes, ...leftOut].flatMap((remote) =>
    remote.pages.map((page) => routeOf(composition, page)),
  )
  const platform = { path: PLATFORM_PATH, element: <LaterPlatformPage /> }
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

function routeOf(composition: Composition, page: RegisteredPage): RouteObject {
  return {
    path: page.path,
    loader: () => composition.load(page.path),
    // A change of the query or the fragment needs no load; Retry does, and stays on the same URL.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    element: <RemotePage page={page} />,
    hydrateFallbackElement: <PageSkeleton page={page} />,
  }
}
