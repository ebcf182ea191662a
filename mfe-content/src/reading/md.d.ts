/** A long text: the build compiles it from Markdown. The shape is `Markdown` in `markdown.ts`. */
declare module '*.md' {
  const text: {
    intro: string
    chapters: readonly { id: string; heading: string; html: string }[]
    words: number
  }
  export default text
}
