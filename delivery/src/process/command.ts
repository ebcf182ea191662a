import { isRefusal } from './refusal.ts'
import { sayProblem } from './say.ts'

/** Runs a command's body: a refusal is one sentence and exit code 1, a fault keeps its stack. */
export async function command(body: () => Promise<void>): Promise<void> {
  try {
    await body()
  } catch (error) {
    sayProblem(sentenceOf(error) ?? stackOf(error))
    process.exitCode = 1
  }
}

/** Of a refusal of ours, or of Node's own when it cannot read what was typed. */
function sentenceOf(error: unknown): string | undefined {
  if (isRefusal(error)) return error.message
  if (!(error instanceof TypeError && 'code' in error)) return undefined
  if (!String(error.code).startsWith('ERR_PARSE_ARGS_')) return undefined
  return error.message.replaceAll('\n', ' ')
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
