import { logFailure } from '@aldergate/platform'
import { showToast } from '@aldergate/ui'
import { useText } from '../texts'

/** Writes a file, and says so where that fails. */
export function useSaving() {
  const t = useText()

  return async function save(write: () => Promise<void>) {
    try {
      await write()
    } catch (cause) {
      logFailure('A file could not be made.', cause)
      showToast(t('saveFailed'), 'error')
    }
  }
}
