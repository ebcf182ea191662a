import { later } from '@aldergate/ui'
import { LateSection } from '../LateSection'
import { useText } from './texts'

const section = later(async () => (await import('./BotSection')).BotSection)

export function LateBots() {
  const t = useText()
  const words = { loading: t('loading'), failed: t('failed'), failedHelp: t('failedHelp') }

  return <LateSection section={section} height={180} words={words} />
}
