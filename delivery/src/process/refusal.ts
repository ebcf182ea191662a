const NAME = 'Refusal'

/** An expected "no": one sentence that names the cure, shown without a stack. */
export function refusal(sentence: string): Error {
  const error = new Error(sentence)
  error.name = NAME
  return error
}

/** Whether an error is an expected "no" rather than a fault of ours. */
export function isRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME
}

/** Whether an error of Node's carries one of these codes, such as `ENOENT`. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  // Not `instanceof`: an error that Node makes is of another realm than a test's.
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  return codes.includes(String(error.code))
}
