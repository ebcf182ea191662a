import { later } from '@aldergate/ui'
import { useText } from '../texts'
import { LateSection } from './LateSection'

/** With the engine and its report. */
const section = later(async () => (await import('./runs/BacktestSection')).BacktestSection)

export function LateBacktest() {
  const t = useText()
  const words = {
    loading: t('backtestLoading'),
    failed: t('backtestFailed'),
    failedHelp: t('backtestFailedHelp'),
  }

  return <LateSection section={section} height={420} words={words} />
}
