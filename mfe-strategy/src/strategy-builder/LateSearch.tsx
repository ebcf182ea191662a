import { later } from '@aldergate/ui'
import { useText } from '../texts'
import { LateSection } from './LateSection'

/** The search of the strategy's parameters. */
const section = later(async () => (await import('./search/SearchSection')).SearchSection)

export function LateSearch() {
  const t = useText()
  const words = {
    loading: t('searchLoading'),
    failed: t('searchFailed'),
    failedHelp: t('backtestFailedHelp'),
  }

  return <LateSection section={section} height={360} words={words} />
}
