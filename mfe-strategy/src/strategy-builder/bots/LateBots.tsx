import { later } from '@aldergate/ui'
import { useText } from '../../texts'
import { LateSection } from '../LateSection'

const section = later(async () => (await import('./BotSection')).BotSection)

export function LateBots() {
  const t = useText()
  const words = {
    loading: t('botsLoading'),
    failed: t('botsFailed'),
    failedHelp: t('botsFailedHelp'),
  }

  return <LateSection section={section} height={180} words={words} />
}
