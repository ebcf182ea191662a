/* eslint-disable no-console -- the only place that calls the console */

/** Logs a line that the product promises. */
export function log(message: string, details?: unknown): void {
  if (details === undefined) console.log(message)
  else console.log(message, details)
}

/** The composition that failures are attributed to, once the host has named it; it is the same for a whole document. */
let composition: string | undefined

/** Sets the composition that later failures are logged with. */
export function nameComposition(name: string | undefined): void {
  composition = name
}

/** Logs a failure that the user was already told of. */
export function logFailure(message: string, cause?: unknown): void {
  const details = [cause, composition && `composition ${composition}`]
  console.error(message, ...details.filter((detail) => detail !== undefined))
}

/**
 * Logs that a part of the app failed to load. Leaving the page aborts loading, which is no failure: the timer no
 * longer runs then, and nothing is logged.
 */
export function logMissingPart(message: string, cause: unknown): void {
  setTimeout(() => logFailure(message, cause))
}
