/** The number that a number field holds, as its text; `NaN` where nothing stands in it or what stands there is no number: no rule takes that. */
export function typedNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}
