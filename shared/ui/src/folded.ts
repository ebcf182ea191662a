/** Without case and accents, as a search compares: “evaluation” finds “Évaluation”. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of what somebody looks for, each folded. */
export function foldedWords(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean)
}
