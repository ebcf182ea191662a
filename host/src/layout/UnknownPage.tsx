import { useLoaderData, useLocation } from '@aldergate/platform'
import { useComposition } from '../composition/useComposition'
import { PageUnavailable } from '../page/PageUnavailable'
import { useText } from '../texts'
import { FOOTER_LINKS, NAVIGATION_LINKS } from './links.data'
import { NotFoundPage } from './NotFoundPage'

/**
 * For every path without a known page: not found, unless the rest of the registry failed to load, or the frame links
 * to the path, whose page is withdrawn then.
 */
export function UnknownPage() {
  const t = useText()
  const isNone = useLoaderData<boolean>()
  const { pathname } = useLocation()
  const { release } = useComposition().registry
  const link = [...NAVIGATION_LINKS, ...FOOTER_LINKS].find(({ path }) => path === pathname)
  if (isNone && !link) return <NotFoundPage />
  const name = { en: t(link?.label ?? 'pageFallbackName') }
  const page = { path: pathname, expose: '', title: name, description: name, files: [] }
  return <PageUnavailable key={pathname} page={page} source={`release ${release}`} />
}
