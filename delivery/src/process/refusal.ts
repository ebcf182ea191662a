const NAME = 'Refusal'
const MISUSE = 'Misuse'
const LASTING = 'LastingRefusal'

/** An expected failure: one sentence that names the cure, shown without a stack. */
export function refusal(sentence: string): Error {
  return named(NAME, sentence)
}

/** A refusal that no other process can resolve, so that waiting is pointless. */
export function lastingRefusal(sentence: string): Error {
  return named(LASTING, sentence)
}

/** Does what no other process can mend: its refusals are lasting. */
export async function lasting<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw isRefusal(error) && error.name === NAME ? lastingRefusal(error.message) : error
  }
}

/** A refusal of arguments that cannot be understood. */
export function misuse(sentence: string): Error {
  return named(MISUSE, sentence)
}

/** Whether an error is a refusal rather than a bug. */
export function isRefusal(error: unknown): error is Error {
  return error instanceof Error && [NAME, LASTING, MISUSE].includes(error.name)
}

/** Whether a refusal cannot be resolved by waiting. */
export function isLasting(error: Error): boolean {
  return error.name === LASTING
}

/** Whether a refusal is about the typed arguments. */
export function isMisuse(error: unknown): error is Error {
  return error instanceof Error && error.name === MISUSE
}

/** Whether an error of Node's carries one of these codes, such as `ENOENT`. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  return codes.includes(String(error.code))
}

function named(name: string, sentence: string): Error {
  const error = new Error(sentence)
  error.name = name
  return error
}
