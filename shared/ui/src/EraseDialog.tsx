import { Button } from './Button'
import { Dialog } from './Dialog'
import { DialogActions } from './DialogActions'
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
      <DialogActions>
        <Button variant="sell" onClick={onErase}>
          {t('eraseConfirm')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
