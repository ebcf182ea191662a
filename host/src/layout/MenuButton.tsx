import type { Ref } from 'react'
import { color, radius, size } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from '../texts'
import { FOLDED } from './breakpoints'

interface MenuButtonProps {
  ref: Ref<HTMLButtonElement>
  isOpen: boolean
  /** The id of the menu that it opens. */
  controls: string
  onToggle: () => void
}

/** The hamburger button, for widths at which the links do not fit into the bar. */
export function MenuButton({ ref, isOpen, controls, onToggle }: MenuButtonProps) {
  const t = useText()
  return (
    <Toggle
      ref={ref}
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={t(isOpen ? 'closeMenu' : 'openMenu')}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={isOpen ? 'M6 6l12 12M18 6L6 18' : 'M4 7h16M4 12h16M4 17h16'} />
      </svg>
    </Toggle>
  )
}

const Toggle = styled.button`
  display: none;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
  margin-left: auto;
  padding: 0;
  color: ${color.t1};
  background: none;
  border: 0;
  border-radius: ${radius.control};
  cursor: pointer;
  path {
    stroke: currentColor;
    stroke-linecap: round;
    stroke-width: 2;
  }
  ${FOLDED} {
    display: grid;
  }
`
