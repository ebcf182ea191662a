import { type MouseEvent, useRef } from 'react'
import { blamed, logFailure, Outlet, useLocation } from '@aldergate/platform'
import { color, radius, size, space, Toaster } from '@aldergate/ui'
import { isFirstPageShownAtom } from '../background/firstPage.atoms'
import { useBackground } from '../background/useBackground'
import { useComposition } from '../composition/useComposition'
import { LeavingGuard } from '../page/LeavingGuard'
import { NavigationProgress } from './NavigationProgress'
import { useAtomValue } from 'jotai'
import { LaterRefusalNotice } from '../platform/LaterRefusalNotice'
import { AutoLogout } from '../session/AutoLogout'
import { useText } from '../texts'
import { Footer } from './Footer'
import { Navbar } from './Navbar'
import { useAppearance } from './useAppearance'
import { useArrival } from './useArrival'
import { usePagesAhead } from './usePagesAhead'
import { useLanguage } from './useLanguage'
import styled from 'styled-components'

/** The frame around every page; it stays when a page fails. */
export function RootLayout() {
  const t = useText()
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useAppearance()
  useLanguage()
  useArrival(main)

  function skip(event: MouseEvent) {
    // Otherwise the router would add the fragment to the history.
    event.preventDefault()
    main.current?.focus()
    main.current?.scrollIntoView()
  }

  return (
    <>
      <SkipLink data-screen-only href="#main" onClick={skip}>
        {t('skipToContent')}
      </SkipLink>
      <Navbar />
      <NavigationProgress />
      <Main id="main" ref={main} tabIndex={-1}>
        <LaterRefusalNotice />
        <Deviation />
        <LeavingGuard place={pathname} onThrow={tellOfLeaving}>
          <Outlet />
        </LeavingGuard>
      </Main>
      <Footer />
      <AutoLogout />
      <Beside />
    </>
  )
}

/** A component of its own, so that a registry update re-renders only this and not the frame or the page. */
function Deviation() {
  const { Notice } = useComposition()
  return Notice && <Notice />
}

/** The parts beside the frame and the page, which load later. A component of its own for the same reason. */
function Beside() {
  const background = useBackground()
  const isFirstPageShown = useAtomValue(isFirstPageShownAtom)
  usePagesAhead()
  return (
    <>
      {background}
      {isFirstPageShown && <Toaster />}
    </>
  )
}

/** Logged only: the trader loses nothing, the new page works, and the page that was left has to be fixed. */
function tellOfLeaving(error: unknown) {
  logFailure(`${blamed(error) ?? 'A page'} threw as it was left`, error)
}

const SkipLink = styled.a`
  position: fixed;
  top: ${space(2)};
  left: ${space(2)};
  z-index: 200;
  padding: ${space(2)} ${space(3)};
  color: ${color.onFill};
  background: ${color.accentFill};
  border-radius: ${radius.control};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`

const Main = styled.main`
  min-height: calc(100dvh - ${size.navbar});
  padding-top: ${size.navbar};
  &:focus {
    outline: none;
  }
`
