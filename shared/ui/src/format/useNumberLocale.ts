import { settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { numberLocale } from './numberLocale'

/** For values that `useFormat` does not cover, such as another currency. */
export function useNumberLocale(): string {
  const { language, numberFormat } = useAtomValue(settingsAtom)
  return numberLocale(language, numberFormat)
}
