/** Lower case without accents, for comparison in a search: “evaluation” finds “Évaluation”. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a search, each folded. */
export function foldedWords(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean)
}
