import { documentLanguage, ErrorState, later, loadTexts, Page, useLoaded } from '@aldergate/ui'
import { useComposition } from '../composition/useComposition'
import { usePageHead } from '../document/usePageHead'
import { useText } from './texts'

export const PLATFORM_PATH = '/platform'

/** Few look for it, so no first page waits for it. */
const content = later(async () => {
  const { PlatformContent } = await import('./parts/PlatformContent')
  await loadTexts(documentLanguage())
  return PlatformContent
})

/** The page that shows what this app is composed of: the host's own, so that no remote can take it away. */
export function PlatformPage() {
  const t = useText()
  const { loaded, retry } = useLoaded(content)
  const title = t('title')
  const { registry, refresh } = useComposition()
  usePageHead({ title, description: t('description'), path: PLATFORM_PATH })

  // The route has waited for all of the registry: it did not come.
  if (registry.partFor !== undefined) {
    return (
      <Page title={title}>
        <ErrorState title={t('failed')} onRetry={() => void refresh()} />
      </Page>
    )
  }
  if (loaded.status === 'ready') return <loaded.value title={title} />
  return (
    <Page title={title}>
      {loaded.status === 'failed' && <ErrorState title={t('failed')} onRetry={retry} />}
    </Page>
  )
}
