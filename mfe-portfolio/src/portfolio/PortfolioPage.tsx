import { sessionAtom } from '@aldergate/platform'
import { ErrorState, later, Page, SimulatedTag, Skeleton, useLoaded } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { useText } from './texts'

/** The heading does not wait for prices, the ledger and charts. */
const content = later(() => import('./PortfolioContent'))

/** More than a screen, so that nothing below it is seen to move. */
const HEIGHT = '100vh'

export default function PortfolioPage() {
  const t = useText()
  const { user } = useAtomValue(sessionAtom)
  const { loaded, retry } = useLoaded(content)
  const intro = [t('pageIntro'), user && t('signedIn', user)].filter(Boolean).join(' ')

  return (
    <Page
      title={t('pageTitle')}
      intro={intro}
      actions={
        <>
          <SimulatedTag />
          {loaded.status === 'ready' && <loaded.value.MarketAge />}
        </>
      }
      wide
    >
      {loaded.status === 'loading' && <Skeleton height={HEIGHT} label={t('loadingContent')} />}
      {loaded.status === 'failed' && (
        <ErrorState title={t('contentFailed')} text={t('contentFailedHelp')} onRetry={retry} />
      )}
      {loaded.status === 'ready' && <loaded.value.PortfolioContent />}
    </Page>
  )
}
