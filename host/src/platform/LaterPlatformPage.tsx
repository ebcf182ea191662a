import { ErrorState, later, Page, useLoaded } from '@aldergate/ui'
import { useText } from '../texts'
import { PLATFORM_PATH } from './platformPath'

const PLATFORM = later(async () => (await import('./PlatformPage')).PlatformPage)

/** The page about the app itself, in a file of its own: no other page waits for it. */
export function LaterPlatformPage() {
  const t = useText()
  const { loaded, retry } = useLoaded(PLATFORM)
  if (loaded.status === 'ready') return <loaded.value />
  if (loaded.status === 'loading') return null

  return (
    <Page title={PLATFORM_PATH}>
      <ErrorState title={t('unavailable', { page: PLATFORM_PATH })} onRetry={retry} />
    </Page>
  )
}
