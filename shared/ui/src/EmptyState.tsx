import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, space } from './theme/tokens'

/** One plain sentence where nothing is to be shown, and one thing to do about it. */
export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <Box ref={handOnFocus}>
      <p>{text}</p>
      {action}
    </Box>
  )
}

/** What was pressed goes with the box: the focus must not vanish with it. */
function handOnFocus(box: HTMLElement | null) {
  return () => {
    if (!box?.contains(document.activeElement)) return
    const heir = heirOf(box)
    // Only once the box is gone: React hears no event before, and who has taken the focus by then keeps it.
    queueMicrotask(() => {
      if (document.activeElement === document.body) heir?.focus()
    })
  }
}

/** The nearest that can have the focus: what stands around, or the first control of a part before, such as a filter. */
function heirOf(box: HTMLElement) {
  let at: Element | null = box
  let heir: Element | null = null
  while (at && !heir) {
    if (!at.contains(box)) heir = at.querySelector(':enabled')
    else if (at.matches('[tabindex]')) heir = at
    at = at.previousElementSibling ?? at.parentElement
  }
  return heir as HTMLElement | null
}

const Box = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(5)} ${space(3)};
  color: ${color.t2};
  text-align: center;
`
