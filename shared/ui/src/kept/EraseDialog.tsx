import { settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { Button } from '../Button'
import { Dialog } from '../Dialog'
import { DialogActions } from '../DialogActions'
import { sliceNames } from './sliceNames'
import { useText } from '../texts'

interface EraseDialogProps {
  isOpen: boolean
  onErase: () => void
  onClose: () => void
}

/** Asks for confirmation before all of the trader's data are erased. */
export function EraseDialog({ isOpen, onErase, onClose }: EraseDialogProps) {
  const t = useText()
  const { language } = useAtomValue(settingsAtom)
  return (
    <Dialog title={t('eraseTitle')} isOpen={isOpen} onClose={onClose}>
      <p>{t('eraseText', { parts: sliceNames(language) })}</p>
      <DialogActions>
        <Button variant="danger" onClick={onErase}>
          {t('eraseConfirm')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
