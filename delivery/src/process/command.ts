import { hasCode, isRefusal } from './refusal.ts'
import { sayProblem } from './say.ts'

/** What was not finished is no part of anything: it stands under a hidden name, if at all. */
const FULL_DISK =
  'The disk is full, so nothing was changed: make room, by npm run prune:store for instance, ' +
  'then run the command again.'

/** Runs a command's body: a refusal is one sentence and exit code 1, a fault keeps its stack. */
export async function command(body: () => Promise<void>): Promise<void> {
  try {
    await body()
  } catch (error) {
    sayProblem(sentenceOf(error) ?? stackOf(error))
    process.exitCode = 1
  }
}

/** Of a refusal of ours, of the disk's, or of Node's own when it cannot read what was typed. */
function sentenceOf(error: unknown): string | undefined {
  if (isRefusal(error)) return error.message
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return FULL_DISK
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) {
    return `${(error as Error).message}: give yourself the right to it, or set STORE to another folder.`
  }
  if (!(error instanceof TypeError && 'code' in error)) return undefined
  if (!String(error.code).startsWith('ERR_PARSE_ARGS_')) return undefined
  return error.message.replaceAll('\n', ' ')
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
