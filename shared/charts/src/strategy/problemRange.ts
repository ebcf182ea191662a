import type { Problem } from '@aldergate/market/strategy'

/** The range of a problem in the parsed text, for selection in an editor. */
export function problemRange(
  text: string,
  { line, column, length }: Pick<Problem, 'line' | 'column' | 'length'>,
): [start: number, end: number] {
  const before = text.split('\n').slice(0, line - 1)
  const start = before.reduce((sum, row) => sum + row.length + 1, column - 1)
  return [Math.min(start, text.length), Math.min(start + length, text.length)]
}
