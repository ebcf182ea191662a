/** The code of each key that the input method has taken. */
const TAKEN = 229

/**
 * Whether a key belongs to the input method, which composes a word. Safari ends the composition before the keydown of
 * the confirming Enter: then only `keyCode` reveals it.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === TAKEN
}
