/** Without case and accents, as a search compares: “evaluation” finds “Évaluation”. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
