import { useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { BRAND, PATHS } from '@aldergate/contract'
import { useAtomValue } from 'jotai'
import { Link, sessionAtom } from '@aldergate/platform'
import { color, fontSize, fontWeight, media, size, space } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from '../texts'
import { BrandMark } from './BrandMark'
import { FOLDED, TIGHT } from './breakpoints'
import { MenuButton } from './MenuButton'
import { NavigationLinks } from './NavigationLinks'
import { QuickSettings } from './QuickSettings'
import { SessionMenu } from './SessionMenu'
import { useMenu } from './useMenu'
import { useNavbarVisibility } from './useNavbarVisibility'

/** The bar at the top of every page: it hides while the reader scrolls down, and stays reachable by keyboard. */
export function Navbar() {
  const t = useText()
  const menuId = useId()
  const { user } = useAtomValue(sessionAtom)
  const bar = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { isVisible, show } = useNavbarVisibility()
  const menu = useMenu({ bar, button: toggle, showBar: show })
  const isShown = isVisible || menu.isOpen

  useEffect(() => {
    if (isShown) return
    // Focus cannot enter an inert bar, so it has to be shown before Tab moves the focus.
    function comeBack(event: KeyboardEvent) {
      if (event.key === 'Tab' && (event.shiftKey || isFocusBefore(bar.current))) flushSync(show)
    }
    document.addEventListener('keydown', comeBack, { capture: true })
    return () => document.removeEventListener('keydown', comeBack, { capture: true })
  })

  useEffect(() => {
    // Elements that stick below the bar move up with it (`DataTable.tsx`).
    document.documentElement.toggleAttribute('data-bar-away', !isShown)
    return () => document.documentElement.removeAttribute('data-bar-away')
  }, [isShown])

  return (
    <Bar data-screen-only ref={bar} $isShown={isShown} inert={!isShown} onFocus={show}>
      <Brand to={PATHS.dashboard} aria-label={BRAND.product}>
        <BrandMark />
        <Name $givesWay={user !== null}>{BRAND.product}</Name>
      </Brand>
      <MenuButton ref={toggle} isOpen={menu.isOpen} controls={menuId} onToggle={menu.toggle} />
      <Menu id={menuId} $isOpen={menu.isOpen} aria-label={t('mainNavigation')}>
        <NavigationLinks onChoose={menu.close} />
        {menu.isOpen && <QuickSettings isInMenu />}
      </Menu>
      <SessionMenu />
    </Bar>
  )
}

/** Whether Tab may lead into the bar: no element has the focus, or one before the bar. */
function isFocusBefore(bar: HTMLElement | null): boolean {
  const position = document.activeElement && bar?.compareDocumentPosition(document.activeElement)
  return Boolean((position ?? 0) & Node.DOCUMENT_POSITION_PRECEDING)
}

const Bar = styled.header<{ $isShown: boolean }>`
  position: fixed;
  inset: 0 0 auto;
  z-index: 100;
  display: flex;
  align-items: center;
  gap: ${space(4)};
  height: ${size.navbar};
  padding: 0 ${space(4)};
  background: ${color.s1};
  border-bottom: 1px solid ${color.border};
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  transform: translateY(${({ $isShown }) => ($isShown ? '0' : '-100%')});
  transition:
    transform 0.4s ease,
    opacity 0.4s ease;
  ${media.reducedMotion} {
    transition: none;
  }
`

const Brand = styled(Link)`
  display: flex;
  align-items: center;
  align-self: stretch;
  gap: ${space(2)};
  min-width: 24px;
  overflow: hidden;
  color: ${color.t1};
  font-size: ${fontSize.s14};
  font-weight: ${fontWeight.semibold};
  text-decoration: none;
`

/** Hidden in tight widths for a user who is signed in: the bar has one control more then. */
const Name = styled.span<{ $givesWay: boolean }>`
  ${TIGHT} {
    display: ${({ $givesWay }) => ($givesWay ? 'none' : 'inline')};
  }
`

const Menu = styled.nav<{ $isOpen: boolean }>`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(4)};
  min-width: 0;
  ${FOLDED} {
    position: absolute;
    inset: 100% 0 auto;
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    max-height: calc(100dvh - ${size.navbar});
    padding: ${space(2)} ${space(4)} ${space(4)};
    overflow-y: auto;
    background: ${color.s1};
    border-bottom: 1px solid ${color.border};
  }
`
