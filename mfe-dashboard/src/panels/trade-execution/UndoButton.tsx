import { type Fill, UNDO_MS } from '@aldergate/ledger'
import { Button, color, media } from '@aldergate/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { useText } from './texts'

interface UndoButtonProps {
  fill: Fill
  onUndo: () => void
  onEnd: () => void
  /** The button disappears while it has the focus. */
  onFocusLost: () => void
}

/** Reverses a fill within its five seconds; a bar below shows how much time is left. */
export function UndoButton({ fill, onUndo, onEnd, onFocusLost }: UndoButtonProps) {
  const t = useText()
  const buttonRef = useRef<HTMLButtonElement>(null)
  // The button may mount again in another place.
  const [passedMs] = useState(() => Math.max(0, Date.now() - fill.at))

  const end = useEffectEvent(() => {
    if (document.activeElement === buttonRef.current) onFocusLost()
    onEnd()
  })

  useEffect(() => {
    // If the clock was set back, the fill is in the future: the limit stays five seconds.
    const left = Math.min(UNDO_MS, fill.at + UNDO_MS - Date.now())
    const timer = setTimeout(() => end(), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [fill.at])

  return (
    <Place>
      <Button ref={buttonRef} size="small" onClick={onUndo} aria-description={t('undoSeconds')}>
        {t('undo')}
      </Button>
      <TimeLeft aria-hidden="true" style={{ animationDelay: `${-passedMs}ms` }} />
    </Place>
  )
}

const shrink = keyframes`
  to {
    transform: scaleX(0);
  }
`

const Place = styled.span`
  display: grid;
  gap: 2px;
`

const TimeLeft = styled.span`
  height: 2px;
  background: ${color.accent};
  transform-origin: left;
  animation: ${shrink} ${UNDO_MS}ms linear forwards;

  ${media.reducedMotion} {
    animation: none;
  }
`
