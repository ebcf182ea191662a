const NAME = 'Refusal'
const MISUSE = 'Misuse'
const LASTING = 'LastingRefusal'

/** An expected "no": one sentence that names the cure, shown without a stack. */
export function refusal(sentence: string): Error {
  return named(NAME, sentence)
}

/** The same where nothing that others do would change it, so that nobody waits for them. */
export function lastingRefusal(sentence: string): Error {
  return named(LASTING, sentence)
}

/** The same for what was typed and cannot be understood. */
export function misuse(sentence: string): Error {
  return named(MISUSE, sentence)
}

/** Whether an error is an expected "no" rather than a fault of ours. */
export function isRefusal(error: unknown): error is Error {
  return error instanceof Error && [NAME, LASTING, MISUSE].includes(error.name)
}

/** Whether it says no whatever others do. */
export function isLasting(error: Error): boolean {
  return error.name === LASTING
}

/** Whether it is about what was typed. */
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
