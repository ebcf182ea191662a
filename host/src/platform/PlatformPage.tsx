import { documentLanguage, ErrorState, later, loadTexts, Page, useLoaded } from '@aldergate/ui'
import { useComposition } from '../composition/useComposition'
import { usePageHead } from '../document/usePageHead'
import { useText } from './texts'

export const PLATFORM_PATH = '/platform'

/** Loaded when needed: the page is rarely opened. */
const content = later(async () => {
  const { PlatformContent } = await import('./parts/PlatformContent')
  await loadTexts(documentLanguage())
  return PlatformContent
})

/** The page that shows the composition of this app. It belongs to the host, so that no remote can replace it. */
export function PlatformPage() {
  const t = useText()
  const { loaded, retry } = useLoaded(content)
  const title = t('title')
  const { registry, refresh } = useComposition()
  usePageHead({ title, description: t('description'), path: PLATFORM_PATH })

  // The route has waited for the whole registry, and it did not load.
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
