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
  function act() {
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
