import { logMissingPart } from '@aldergate/platform'
import type * as ToastAreaModule from './ToastArea'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

/**
 * Resolves with the chunk that shows toasts, which no page waits for. A failed load is retried at growing intervals, so
 * that messages are shown late rather than never.
 */
export async function loadToastArea(): Promise<typeof ToastAreaModule> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await import('./ToastArea')
    } catch (failure) {
      logMissingPart('Messages in the corner of the page cannot be shown yet', failure)
      await new Promise((resume) => setTimeout(resume, pause))
    }
  }
}
