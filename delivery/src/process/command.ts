import { endWithNpm } from './endWithNpm.ts'
import { missingRight } from './missingRight.ts'
import { hasCode, isMisuse, isRefusal } from './refusal.ts'
import { sayProblem } from './say.ts'

/** Nothing was changed, because an unfinished file is no part of anything: it stands under a hidden name, if at all. */
const FULL_DISK =
  'The disk is full, so nothing was changed: make room, by npm run prune:store for instance, ' +
  'then run the command again.'

/** Linux says it by the same code. */
const NO_WATCHERS =
  'The system gives no more watchers of files: end what has most of them, such as an editor, or raise the limit, as ' +
  'by sudo sysctl fs.inotify.max_user_watches=524288, then run the command again.'

/**
 * Runs a command's body: a refusal is one sentence and exit code 1, or 2 when it is about what was typed; a
 * fault keeps its stack, with exit code 70.
 */
export async function command(
  body: () => Promise<void>,
  onProblem?: (problem: string) => void,
): Promise<void> {
  const stopLooking = endWithNpm()
  try {
    await body()
  } catch (error) {
    const sentence = sentenceOf(error)
    sayProblem(problemOf(error))
    process.exitCode = sentence === undefined ? 70 : isMisuse(error) ? 2 : 1
    onProblem?.(sentence ?? String(error))
  } finally {
    stopLooking()
  }
}

/** Returns the text for an error: one sentence where it is a refusal, else all that is known of the fault. */
export function problemOf(error: unknown): string {
  return sentenceOf(error) ?? stackOf(error)
}

/** Of a refusal of ours, or of the disk's. */
function sentenceOf(error: unknown): string | undefined {
  if (isRefusal(error)) return error.message
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) {
    return (error as NodeJS.ErrnoException).syscall === 'watch' ? NO_WATCHERS : FULL_DISK
  }
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) {
    return missingRight(error as NodeJS.ErrnoException, process.env)
  }
  return undefined
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
