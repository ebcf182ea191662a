import { sessionAtom } from '@aldergate/platform'
import { ErrorState, Freshness, later, Page, SimulatedTag, useLoaded } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { useText } from './texts'
import { WaitingContent } from './WaitingContent'

/** The heading does not wait for prices, the ledger and charts. */
const content = later(() => import('./PortfolioContent'))

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
          {loaded.status === 'ready' ? <loaded.value.MarketAge /> : <Freshness />}
        </>
      }
      wide
    >
      {loaded.status === 'loading' && <WaitingContent />}
      {loaded.status === 'failed' && (
        <ErrorState title={t('contentFailed')} text={t('contentFailedHelp')} onRetry={retry} />
      )}
      {loaded.status === 'ready' && <loaded.value.PortfolioContent />}
    </Page>
  )
}
