import { logFailure } from '@aldergate/platform'
import { showToast, useKitText } from '@aldergate/ui'

/** Returns a function that writes a file, and reports a failure. */
export function useFileSaving() {
  const t = useKitText()

  return async function save(write: () => Promise<void> | void): Promise<void> {
    try {
      await write()
    } catch (cause) {
      logFailure('A file could not be made.', cause)
      showToast(t('saveFailed'), 'error')
    }
  }
}
