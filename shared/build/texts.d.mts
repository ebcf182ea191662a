/** Whether an error says that texts are not sound, rather than being a fault of ours. */
export function isUnsound(error: unknown): error is Error

/** The messages of a catalogue by their keys, in ICU MessageFormat. Throws when the file is no catalogue. */
export function readMessages(file: string): Record<string, string>

/**
 * Whether a catalogue comes after the page, with the part that says it, as its English file may say. Throws when that
 * says something else.
 */
export function comesLater(file: string): boolean

/** The names of the values that a message asks for. Throws, with `place`, when it is not sound. */
export function parametersOf(message: string, place: string): Set<string>

/** Returns the text around and within the values of a message, piece by piece. Throws when it is not sound. */
export function textsOf(message: string): string[]

/** A regular expression for all that a message can say, whatever its values. Throws when it is not sound. */
export function patternOf(message: string): RegExp

/** The declaration of the catalogue in a file `texts/en.arb`. Throws when a message is not sound. */
export function declareTexts(file: string): string

/** The module of a catalogue in one language, as source. Throws when a message is not sound. */
export function compileMessages(
  file: string,
  language: string,
  inEnglish?: (message: string) => string,
): string
