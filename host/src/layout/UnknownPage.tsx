import { useLoaderData, useLocation } from '@aldergate/platform'
import { useComposition } from '../composition/CompositionContext'
import { PageUnavailable } from '../composition/PageUnavailable'
import { useText } from '../texts'
import { NotFoundPage } from './NotFoundPage'

/** For every path of which no page is known: there is none, unless the rest of the registry did not come. */
export function UnknownPage() {
  const t = useText()
  const isNone = useLoaderData<boolean>()
  const { pathname } = useLocation()
  const { release } = useComposition().registry
  if (isNone) return <NotFoundPage />
  const name = { en: t('pageFallbackName') }
  const page = { path: pathname, expose: '', title: name, description: name, files: [] }
  return <PageUnavailable key={pathname} page={page} source={`release ${release}`} />
}
