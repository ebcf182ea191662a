import { Button } from '@aldergate/shared/ui/Button'
import { Dialog } from '@aldergate/shared/ui/Dialog'
import { useText } from '../texts'
import { DialogActions } from './DialogActions'

interface EraseDialogProps {
  isOpen: boolean
  onErase: () => void
  onClose: () => void
}

/** Asks before everything of the trader's is gone for good. */
export function EraseDialog({ isOpen, onErase, onClose }: EraseDialogProps) {
  const t = useText()
  return (
    <Dialog title={t('settings.eraseTitle')} isOpen={isOpen} onClose={onClose}>
      <p>{t('settings.eraseText')}</p>
      <DialogActions>
        <Button variant="sell" onClick={onErase}>
          {t('settings.eraseConfirm')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('settings.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
