import { Button, Dialog, space } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'

interface ConfirmDialogProps {
  title: string
  /** Open while there is one. */
  question: string | undefined
  confirmLabel: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before text is lost. Keeping it is the choice that Esc makes. */
export function ConfirmDialog({
  title,
  question,
  confirmLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const t = useText()

  return (
    <Dialog title={title} isOpen={question !== undefined} onClose={onCancel}>
      <p>{question}</p>
      <Row>
        <Button variant="primary" onClick={onCancel}>
          {t('keepText')}
        </Button>
        <Button onClick={onConfirm}>{confirmLabel}</Button>
      </Row>
    </Dialog>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(4)};
`
