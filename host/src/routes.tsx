import { pageAt, type RegisteredPage } from '@aldergate/contract'
import type { createBrowserRouter, RouteObject } from '@aldergate/platform'
import { AppCrashed } from './layout/AppCrashed'
import type { Composition } from './composition/composition'
import { isCertain } from './registry/isCertain'
import { PageSkeleton } from './page/PageSkeleton'
import { RemotePage } from './page/RemotePage'
import { RootLayout } from './layout/RootLayout'
import { UnknownPage } from './layout/UnknownPage'
import { PLATFORM_PATH, PlatformPage } from './platform/PlatformPage'

type RouterOptions = NonNullable<Parameters<typeof createBrowserRouter>[1]>

const FRAME = 'frame'

/**
 * The routes of a composition: one for each registered page, including those of unreadable remotes, which show an
 * error; the host's own page, and the 404 page.
 */
export function routesOf(composition: Composition): RouteObject[] {
  const { remotes, leftOut } = composition.registry
  const pages = [...remotes, ...leftOut].flatMap((remote) =>
    remote.pages.map((page) => routeOf(composition, page)),
  )
  const platform = {
    path: PLATFORM_PATH,
    loader: () => composition.complete().then(() => null),
    element: <PlatformPage />,
    hydrateFallbackElement: <></>,
  }
  const unknown = {
    path: '*',
    loader: () => composition.registry.partFor === undefined,
    element: <UnknownPage />,
    hydrateFallbackElement: <></>,
  }
  const children = [platform, ...pages, ...workbench(), unknown]
  return [{ id: FRAME, element: <RootLayout />, errorElement: <AppCrashed />, children }]
}

/**
 * Adds a route for a page that the registry has and the routes, created at the start, do not: the document may have
 * come with a part of the registry, whose rest is awaited. The router calls this where only the 404 page or a
 * parameter matches.
 */
export function newRoutes(composition: Composition): RouterOptions['patchRoutesOnNavigation'] {
  const { remotes, leftOut } = composition.registry
  const known = new Set(
    [...remotes, ...leftOut].flatMap(({ pages }) => pages.map(({ path }) => path)),
  )
  return async ({ path, patch, signal }) => {
    if (!isCertain(composition.registry, path)) await composition.complete()
    // The router ignores the result of a superseded navigation; the newer one asks itself.
    if (signal.aborted) return
    const page = pageAt(composition.registry, path)?.page
    if (!page || known.has(page.path)) return
    known.add(page.path)
    patch(FRAME, [routeOf(composition, page)])
  }
}

/** Development only: the production build does not contain it. */
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
    // A change of the query or fragment, or a link to the shown page, must not reload it: a newer version would
    // discard the input. A retry does reload, on the same URL.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.href === nextUrl.href && composition.isAskedAnew(page.path),
    element: <RemotePage page={page} />,
    hydrateFallbackElement: <PageSkeleton page={page} />,
  }
}
