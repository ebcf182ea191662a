import { color, IconButton, media, radius, size, space } from '@aldergate/ui'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useText } from '../texts'
import type { MenuAction } from './menuAction'

/** The ⋯ button and what it offers; Esc and a click elsewhere close it. */
export function PanelMenu({ title, actions }: { title: string; actions: readonly MenuAction[] }) {
  const t = useText()
  const listId = useId()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  function close() {
    buttonRef.current?.focus()
    setIsOpen(false)
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  return (
    <Anchor onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <IconButton
        ref={buttonRef}
        icon="more"
        label={t('panelMenu', { title })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        // Focusable, because Safari does not focus a clicked button: the focus goes to the list then.
        <List id={listId} ref={bringIntoSight} tabIndex={-1}>
          {actions.map(({ id, label, isDisabled, onChoose }) => (
            <li key={id}>
              <Choice
                type="button"
                disabled={isDisabled}
                onClick={() => {
                  close()
                  onChoose()
                }}
              >
                {label}
              </Choice>
            </li>
          ))}
        </List>
      )}
    </Anchor>
  )
}

/** Scrolls the list into view: below the window's edge, or under a bar there, its choices are unreadable. */
function bringIntoSight(list: HTMLElement | null) {
  list?.scrollIntoView({ block: 'nearest' })
}

const Anchor = styled.div`
  position: relative;
`

const List = styled.ul`
  position: absolute;
  z-index: 2;
  top: 100%;
  right: 0;
  min-width: 136px;
  padding: ${space(1)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.panel};
  background: ${color.s2};
  list-style: none;
`

const Choice = styled.button`
  width: 100%;
  min-height: ${size.row};
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.t1};
  text-align: left;

  &:hover:not(:disabled) {
    background: ${color.s3};
  }

  &:disabled {
    color: ${color.t3};
  }

  ${media.coarsePointer} {
    min-height: ${size.touch};
  }
`
