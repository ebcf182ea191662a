import { ErrorState, later, Skeleton, useLoaded } from '@aldergate/ui'
import { useText } from '../texts'

/** The page does not wait for the search of its parameters. */
const section = later(() => import('./search/SearchSection'))

/** About that of the card that is to come. */
const HEIGHT = 360

export function LateSearch() {
  const t = useText()
  const { loaded, retry } = useLoaded(section)

  if (loaded.status === 'ready') return <loaded.value.SearchSection />
  return loaded.status === 'failed' ? (
    <ErrorState title={t('searchFailed')} text={t('backtestFailedHelp')} onRetry={retry} />
  ) : (
    <Skeleton height={HEIGHT} label={t('searchLoading')} />
  )
}
