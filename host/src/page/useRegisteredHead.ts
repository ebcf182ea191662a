import { inLanguage, type RegisteredPage } from '@aldergate/contract'
import { settingsAtom, useLocation } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { usePageHead } from '../document/usePageHead'
import { canonicalPath } from '../registry/canonicalPath'
import { useComposition } from '../composition/useComposition'

/** Sets the document's head from the page's registration, in the app's language, and returns its title. */
export function useRegisteredHead(page: RegisteredPage): string {
  const { language } = useAtomValue(settingsAtom)
  const { registry } = useComposition()
  const { pathname } = useLocation()
  const title = inLanguage(page.title, language)
  usePageHead({
    title,
    description: inLanguage(page.description, language),
    path: canonicalPath(registry, page, pathname),
  })
  return title
}
