import { useRef } from 'react'
import styled from 'styled-components'
import { Button } from './Button'

/** The optional action of a toast. */
export interface ToastAction {
  label: string
  onAction: () => void
}

interface ToastBodyProps {
  text: string
  action?: ToastAction
  onClose: () => void
}

/** The content of a toast beside its close button. */
export function ToastBody({ text, action, onClose }: ToastBodyProps) {
  const hasActed = useRef(false)

  /** Acts once: the button can still be pressed while the toast goes. */
  function act() {
    if (hasActed.current) return
    hasActed.current = true
    action?.onAction()
    onClose()
  }

  return (
    <>
      <Text>{text}</Text>
      {action && (
        <Button size="small" onClick={act}>
          {action.label}
        </Button>
      )}
    </>
  )
}

const Text = styled.p`
  flex: 1;
  min-width: 0;
`
