/* eslint-disable no-console -- the only place that calls the console */

/** Writes a line that the product promises to log. */
export function log(message: string, details?: unknown): void {
  if (details === undefined) console.log(message)
  else console.log(message, details)
}

/** Of which composition failures are, once the host has named it: it is the same for a whole document. */
let composition: string | undefined

/** Names the composition, for every failure that is written from now on. */
export function nameComposition(name: string | undefined): void {
  composition = name
}

/** Writes a failure that the user was already told of, for whoever reads the console. */
export function logFailure(message: string, cause?: unknown): void {
  const details = [cause, composition && `composition ${composition}`]
  console.error(message, ...details.filter((detail) => detail !== undefined))
}

/**
 * Writes that a part of the app did not come. Leaving the page gives up what is on its way, which is no
 * failure: nothing is written then, as no timer runs any more.
 */
export function logMissingPart(message: string, cause: unknown): void {
  setTimeout(() => logFailure(message, cause))
}
