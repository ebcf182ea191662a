import { ErrorState, later, Skeleton, useLoaded } from '@aldergate/ui'
import { useText } from './texts'

/** The page does not wait for the bots. */
const section = later(() => import('./BotSection'))

/** About that of the card that is to come. */
const HEIGHT = 180

export function LateBots() {
  const t = useText()
  const { loaded, retry } = useLoaded(section)

  if (loaded.status === 'ready') return <loaded.value.BotSection />
  return loaded.status === 'failed' ? (
    <ErrorState title={t('failed')} text={t('failedHelp')} onRetry={retry} />
  ) : (
    <Skeleton height={HEIGHT} label={t('loading')} />
  )
}
