import { useBlocker } from '@aldergate/platform'
import { Button, Dialog, DialogActions } from '@aldergate/ui'
import { useUnloadWarning } from '@aldergate/ui/useUnloadWarning'
import { useText } from './texts'

interface LeaveGuardProps {
  changedCount: number
  onSave: () => void
}

/** Asks before changes that are not saved are lost: by a dialog within the app, by the browser's own beyond it. */
export function LeaveGuard({ changedCount, onSave }: LeaveGuardProps) {
  const t = useText()
  const isChanged = changedCount > 0
  useUnloadWarning(isChanged)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  if (blocker.state !== 'blocked') return null

  function saveAndLeave() {
    onSave()
    blocker.proceed?.()
  }

  return (
    <Dialog title={t('leaveTitle')} isOpen onClose={() => blocker.reset()}>
      <p>{t('leaveText', { count: changedCount })}</p>
      <DialogActions>
        <Button variant="primary" onClick={saveAndLeave}>
          {t('saveAndLeave')}
        </Button>
        <Button onClick={() => blocker.proceed()}>{t('leave')}</Button>
        <Button variant="quiet" onClick={() => blocker.reset()}>
          {t('stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
