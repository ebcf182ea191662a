import { useLoaderData, useLocation } from '@aldergate/platform'
import { useComposition } from '../composition/useComposition'
import { PageUnavailable } from '../page/PageUnavailable'
import { sourceOf } from '../registry/source'
import { useText } from '../texts'
import { FOOTER_LINKS, NAVIGATION_LINKS } from './links.data'
import { NotFoundPage } from './NotFoundPage'

/**
 * For every path without a known page: not found, unless the rest of the registry failed to load, the frame links to
 * the path, whose page is withdrawn then, or an override cannot be shown, whose own pages are not known then.
 */
export function UnknownPage() {
  const t = useText()
  const isNone = useLoaderData<boolean>()
  const { pathname } = useLocation()
  const { release, leftOut } = useComposition().registry
  const link = [...NAVIGATION_LINKS, ...FOOTER_LINKS].find(({ path }) => path === pathname)
  const override = leftOut.find(({ reason }) => reason.kind === 'override')
  if (isNone && !link && !override) return <NotFoundPage />
  const name = { en: t(link?.label ?? 'pageFallbackName') }
  const page = { path: pathname, expose: '', title: name, description: name, files: [] }
  const source = override ? sourceOf(override) : `release ${release}`
  return <PageUnavailable key={pathname} page={page} source={source} leftOut={override} />
}
