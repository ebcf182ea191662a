import { space } from '@aldergate/shared/theme'
import { Button } from '@aldergate/shared/ui/Button'
import { Dialog } from '@aldergate/shared/ui/Dialog'
import styled from 'styled-components'
import { useText } from './texts'

interface EraseDialogProps {
  isOpen: boolean
  onErase: () => void
  onClose: () => void
}

/** Asks before everything of the trader's is gone for good. */
export function EraseDialog({ isOpen, onErase, onClose }: EraseDialogProps) {
  const t = useText()
  return (
    <Dialog title={t('eraseTitle')} isOpen={isOpen} onClose={onClose}>
      <p>{t('eraseText')}</p>
      <Answers>
        <Button variant="sell" onClick={onErase}>
          {t('eraseConfirm')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Answers>
    </Dialog>
  )
}

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(4)};
`
