import type { Problem } from '@aldergate/market/strategy'

/** Where a problem stands in the text that was read: what an editor selects. */
export function problemRange(
  text: string,
  { line, column, length }: Pick<Problem, 'line' | 'column' | 'length'>,
): [start: number, end: number] {
  const before = text.split('\n').slice(0, line - 1)
  const start = before.reduce((sum, row) => sum + row.length + 1, column - 1)
  return [Math.min(start, text.length), Math.min(start + length, text.length)]
}
