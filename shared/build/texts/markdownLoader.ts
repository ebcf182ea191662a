import { compileMarkdown } from './markdown.ts'

/** The webpack loader of `*.md`: the default export is the result of `compileMarkdown`. */
export default function markdownLoader(source: string): string {
  return `export default ${JSON.stringify(compileMarkdown(source))}`
}
