/** The code of each key that the input method has taken. */
const TAKEN = 229

/**
 * Whether a key belongs to the input method, which puts a word together by it. Safari ends the word before it tells of
 * the Enter that has confirmed it: only the key's code shows there whose it is.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === TAKEN
}
