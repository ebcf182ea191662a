/** The number of a number field, from its text; `NaN` when it is empty or not a number, which no rule accepts. */
export function typedNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}
