/** Whether a build says its English in a language that nobody speaks: `TEXTS=pseudo`. */
export const isPseudo: boolean

/** A message with accents and words that are 40 % longer, its values as they are. */
export function pseudoMessage(message: string): string
