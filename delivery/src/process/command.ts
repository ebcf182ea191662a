import { sep } from 'node:path'
import { endWithNpm } from './endWithNpm.ts'
import { hasCode, isMisuse, isRefusal } from './refusal.ts'
import { signingKeyFile, storePlace } from './root.ts'
import { sayProblem } from './say.ts'

/**
 * Nothing was changed, because writes are atomic: an unfinished file has a hidden temporary name, if it exists at all.
 */
const FULL_DISK =
  'The disk is full, so nothing was changed: make room, by npm run prune:store for instance, ' +
  'then run the command again.'

/** Linux reports exhausted file watchers by the same code. */
const NO_WATCHERS =
  'The system gives no more watchers of files: end what has most of them, such as an editor, or raise the limit, as ' +
  'by sudo sysctl fs.inotify.max_user_watches=524288, then run the command again.'

/**
 * Runs a command's body: a refusal prints one sentence and exits with 1, or with 2 for invalid arguments; a bug prints
 * its stack and exits with 70.
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

/** Returns the message for an error: one sentence for a refusal, else the full stack. */
export function problemOf(error: unknown): string {
  return sentenceOf(error) ?? stackOf(error)
}

/** The sentence of our own refusal, or of a disk error. */
function sentenceOf(error: unknown): string | undefined {
  if (isRefusal(error)) return error.message
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) {
    return (error as NodeJS.ErrnoException).syscall === 'watch' ? NO_WATCHERS : FULL_DISK
  }
  if (hasCode(error, 'EROFS')) return unreachable('mount it to be written to', error, process.env)
  if (hasCode(error, 'EACCES', 'EPERM')) {
    return unreachable('give yourself the right to it', error, process.env)
  }
  return undefined
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Returns the sentence for a path that may not be read or written; names another location if one can be configured. */
function unreachable(cure: string, error: unknown, env: NodeJS.ProcessEnv): string {
  const { message, path = '' } = error as NodeJS.ErrnoException
  return `${message}: ${cure}${choiceOf(path, env)}.`
}

function choiceOf(path: string, env: NodeJS.ProcessEnv): string {
  if (path === signingKeyFile()) return ', or set SIGNING_KEY to the key itself'
  const store = storePlace(env)
  const isInStore = path === store || path.startsWith(store + sep)
  return isInStore ? ', or set STORE to another folder' : ''
}
