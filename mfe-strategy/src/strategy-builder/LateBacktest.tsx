import { ErrorState, later, Skeleton, useLoaded } from '@aldergate/ui'
import { useText } from '../texts'

/** The page does not wait for the engine and its report. */
const section = later(() => import('./runs/BacktestSection'))

/** About that of the card that is to come. */
const HEIGHT = 420

export function LateBacktest() {
  const t = useText()
  const { loaded, retry } = useLoaded(section)

  if (loaded.status === 'ready') return <loaded.value.BacktestSection />
  return loaded.status === 'failed' ? (
    <ErrorState title={t('backtestFailed')} text={t('backtestFailedHelp')} onRetry={retry} />
  ) : (
    <Skeleton height={HEIGHT} label={t('backtestLoading')} />
  )
}
