import { inLanguage, pageAt } from '@aldergate/contract'
import { settingsAtom, useNavigation } from '@aldergate/platform'
import { color, media } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled, { keyframes } from 'styled-components'
import { useText } from '../texts'
import { useComposition } from '../composition/useComposition'

/** A line under the bar while a page is loading, once that takes noticeably long. */
export function NavigationProgress() {
  const t = useText()
  const { location } = useNavigation()
  const { registry } = useComposition()
  const { language } = useAtomValue(settingsAtom)
  if (!location) return null
  const match = pageAt(registry, location.pathname)
  const page = match ? inLanguage(match.page.title, language) : t('pageFallbackName')
  return <Line role="progressbar" aria-label={t('loading', { page })} />
}

const appear = keyframes`
  from { opacity: 0; }
`

const run = keyframes`
  from { transform: scaleX(0.1); }
  to { transform: scaleX(0.9); }
`

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 150;
  height: 2px;
  background: ${color.accent};
  transform-origin: left;
  animation:
    ${appear} 1ms 150ms backwards,
    ${run} 6s ease-out 150ms both;
  ${media.reducedMotion} {
    animation: ${appear} 1ms 150ms backwards;
  }
`
