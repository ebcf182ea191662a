import { useAtomValue } from 'jotai'
import { localeOf } from '@aldergate/shared/i18n'
import { settingsAtom } from '@aldergate/shared/state/settings'

const WHOLE_POUNDS = { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 } as const

/** Writes what something costs in whole pounds. The discreet mode masks what the trader owns, not prices. */
export function useFee(): (pounds: number) => string {
  const { language } = useAtomValue(settingsAtom)
  return (pounds) => new Intl.NumberFormat(localeOf(language), WHOLE_POUNDS).format(pounds)
}
