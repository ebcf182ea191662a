import { inLanguage, type RegisteredPage } from '@aldergate/contract'
import { settingsAtom, useLocation } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { usePageHead } from '../document/usePageHead'
import { canonicalPath } from '../registry/canonicalPath'
import { useComposition } from '../composition/useComposition'

/** Puts what a page registered of itself on the document, in the interface's language, and returns its title. */
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
