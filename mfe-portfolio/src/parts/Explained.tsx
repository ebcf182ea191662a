import { color, fontSize, IconButton, radius, space } from '@aldergate/ui'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styled from 'styled-components'

interface ExplainedProps {
  /** Names the button and what it opens. */
  label: string
  /** The explanation that the button opens. */
  children: ReactNode
}

const WIDTH = 320
const MARGIN = 8

/** A button that opens an explanation beside it: Esc, a press elsewhere or leaving it closes it again. */
export function Explained({ label, children }: ExplainedProps) {
  const id = useId()
  const boxRef = useRef<HTMLSpanElement>(null)
  const [left, setLeft] = useState<number>()
  const isOpen = left !== undefined

  function toggle() {
    setLeft(isOpen ? undefined : leftWithinPage(boxRef.current))
  }

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    setLeft(undefined)
    boxRef.current?.querySelector('button')?.focus()
  }

  function closeOnLeave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setLeft(undefined)
  }

  return (
    // The box only handles Esc bubbling from within; the interactive element is the button.

    <Box ref={boxRef} onKeyDown={closeByKey} onBlur={closeOnLeave}>
      <IconButton
        icon="info"
        label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      />
      {isOpen && (
        <Bubble id={id} role="note" aria-label={label} tabIndex={-1} style={{ left }}>
          {children}
        </Bubble>
      )}
    </Box>
  )
}

/** The bubble's offset from its button's edge that keeps it within the page. */
function leftWithinPage(box: Element | null): number {
  const start = box?.getBoundingClientRect().left ?? 0
  const pageWidth = document.documentElement.clientWidth
  const last = pageWidth - Math.min(WIDTH, pageWidth - 2 * MARGIN) - MARGIN
  return Math.max(MARGIN, Math.min(start, last)) - start
}

const Box = styled.span`
  position: relative;
  display: inline-flex;
`

const Bubble = styled.div`
  position: absolute;
  top: calc(100% + 4px);
  z-index: 5;
  display: grid;
  gap: ${space(2)};
  width: min(${WIDTH}px, calc(100vw - ${2 * MARGIN}px));
  padding: ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.panel};
  background: ${color.s2};
  color: ${color.t1};
  font-size: ${fontSize.s12};
  line-height: 18px;
  text-align: left;
  box-shadow: 0 8px 24px rgb(0 0 0 / 32%);
`
