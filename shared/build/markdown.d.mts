/** Compiles a long text: see `markdown.mjs`. */
export function compileMarkdown(source: string): {
  intro: string
  chapters: { id: string; heading: string; html: string }[]
  words: number
}
