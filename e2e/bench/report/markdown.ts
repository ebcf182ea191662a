/** A table in Markdown, whose first column is words and the others figures. */
export function markdownOf(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = headings.map((_, at) => (at === 0 ? '---' : '--:'))
  return [headings, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
