import { compileMarkdown } from './markdown.mjs'

/** The webpack loader of `*.md`: the default export is what `compileMarkdown` makes. */
export default function markdownLoader(source) {
  return `export default ${JSON.stringify(compileMarkdown(source))}`
}
