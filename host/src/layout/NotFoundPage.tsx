import { useEffect, useEffectEvent } from 'react'
import { inLanguage } from '@aldergate/contract'
import { Link, settingsAtom, useLocation } from '@aldergate/platform'
import { Page, space } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { useComposition } from '../composition/useComposition'
import { nearestPages } from '../registry/nearestPages'
import { useText } from '../texts'
import { isFirstReload } from './isFirstReload'
import { usePageHead } from '../document/usePageHead'

/** The page for paths that no remote serves: it suggests the most similar existing pages. */
export function NotFoundPage() {
  const t = useText()
  const { pathname } = useLocation()
  const { registry, look, isNewPage } = useComposition()
  const { language } = useAtomValue(settingsAtom)
  const text = t('notFoundText', { path: pathname })
  usePageHead({ title: t('notFoundTitle'), description: text })

  // A link may be newer than this document, whose routes come from its own release.
  const lookForPage = useEffectEvent(async () => {
    await look()
    if (isNewPage(pathname) && isFirstReload()) location.reload()
  })
  useEffect(() => void lookForPage(), [pathname])

  return (
    <Page title={t('notFoundTitle')} intro={text}>
      <h2>{t('notFoundNearest')}</h2>
      <Nearest>
        {nearestPages(registry, pathname).map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{inLanguage(title, language)}</Link>
          </li>
        ))}
      </Nearest>
    </Page>
  )
}

const Nearest = styled.ul`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
`
