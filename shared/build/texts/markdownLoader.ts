import { compileMarkdown } from './markdown.ts'

/** The webpack loader of `*.md`: the default export is what `compileMarkdown` makes. */
export default function markdownLoader(source: string): string {
  return `export default ${JSON.stringify(compileMarkdown(source))}`
}
