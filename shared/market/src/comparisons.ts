/** The comparisons of the specification, in its order. */
export const COMPARISONS = ['>', '<', '==', '>=', '<='] as const

export type Comparison = (typeof COMPARISONS)[number]

export function isComparison(text: string): text is Comparison {
  return COMPARISONS.some((known) => known === text)
}
