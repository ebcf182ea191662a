import { NavLink } from '@aldergate/platform'
import { color, fontSize, fontWeight, media, radius, size, space } from '@aldergate/ui'
import { useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { useText } from '../texts'
import { FOLDED, WIDE } from './breakpoints'
import { NAVIGATION_LINKS } from './links.data'

/**
 * The ten links, with an entry animation that runs once: left in place, it would restart whenever the bar is shown
 * again, in an opened menu, a widened window, or after printing.
 */
export function NavigationLinks({ onChoose }: { onChoose: () => void }) {
  const t = useText()
  const [hasEntered, setHasEntered] = useState(false)
  return (
    <List $isStill={hasEntered} onAnimationEnd={() => setHasEntered(true)}>
      {NAVIGATION_LINKS.map(({ path, label }, place) => (
        <Item key={path} $place={place}>
          <PageLink to={path} onClick={onChoose}>
            {t(label)}
          </PageLink>
        </Item>
      ))}
    </List>
  )
}

const ENTRY_MS = 600
const STAGGER_MS = 100
const ALL_MS = ENTRY_MS + (NAVIGATION_LINKS.length - 1) * STAGGER_MS

/**
 * Staggered by keyframes within animations of equal length: with delays, the browser would lay out and paint the page
 * at the start and end of each one, while the app starts.
 */
const entries = NAVIGATION_LINKS.map((_link, place) => {
  const percent = (ms: number) => `${(100 * ms) / ALL_MS}%`
  const begins = place * STAGGER_MS
  return keyframes`
    from, ${percent(begins)} {
      opacity: 0;
      transform: translateY(-8px);
      animation-timing-function: ease-out;
    }
    ${percent(begins + ENTRY_MS)}, to {
      opacity: 1;
      transform: none;
    }
  `
})

const List = styled.ul<{ $isStill: boolean }>`
  display: flex;
  flex: 1;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${({ $isStill }) => $isStill && '> li { animation: none; }'}
  ${FOLDED} {
    flex-direction: column;
  }
`

const Item = styled.li<{ $place: number }>`
  animation: ${({ $place }) => entries[$place]} ${ALL_MS}ms backwards;
  ${media.reducedMotion} {
    animation: none;
  }
`

const PageLink = styled(NavLink)`
  display: flex;
  align-items: center;
  padding: ${space(2)} ${space(1)};
  color: ${color.t2};
  font-size: ${fontSize.s13};
  white-space: nowrap;
  text-decoration: none;
  border-radius: ${radius.control};
  &:hover {
    color: ${color.t1};
    background: ${color.s3};
  }
  &[aria-current='page'] {
    color: ${color.t1};
    font-weight: ${fontWeight.medium};
    box-shadow: inset 0 -2px ${color.accent};
  }
  ${WIDE} {
    padding: ${space(2)};
  }
  ${FOLDED} {
    min-height: ${size.touch};
    &[aria-current='page'] {
      box-shadow: inset 2px 0 ${color.accent};
    }
  }
`
