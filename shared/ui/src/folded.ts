/** Lower case without accents, for comparison in a search: “evaluation” finds “Évaluation”. */
export function folded(text: string): string {
  return withoutAccents(text).toLowerCase()
}

/** The letters of a text as they are without accents, in their own case. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** The words of a search, each folded. */
export function foldedWords(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean)
}
