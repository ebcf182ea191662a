import { Button, Dialog, DialogActions } from '@aldergate/ui'
import { useText } from './texts'

interface StopDialogProps {
  name: string
  isOpen: boolean
  onStop: (closes: boolean) => void
  onCancel: () => void
}

/** Asks what to do with the position of a bot that is being stopped. */
export function StopDialog({ name, isOpen, onStop, onCancel }: StopDialogProps) {
  const t = useText()

  return (
    <Dialog title={t('stopTitle', { name })} isOpen={isOpen} onClose={onCancel}>
      <p>{t('stopText')}</p>
      <DialogActions>
        <Button variant="primary" onClick={() => onStop(true)}>
          {t('closePosition')}
        </Button>
        <Button onClick={() => onStop(false)}>{t('keepPosition')}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('keepRunning')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
