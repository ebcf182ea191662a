import { inLanguage, type RegisteredPage } from '@aldergate/shared/contract'
import { settingsAtom } from '@aldergate/shared/state/settings'
import { useAtomValue } from 'jotai'
import { usePageTitle } from '../layout/usePageTitle'

/** Shows a page's own title in the language of the interface, and returns it. */
export function useRegisteredTitle({ title, description }: RegisteredPage): string {
  const { language } = useAtomValue(settingsAtom)
  const text = inLanguage(title, language)
  usePageTitle(text, inLanguage(description, language))
  return text
}
