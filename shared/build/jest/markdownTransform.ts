import { compileMarkdown } from '../texts/markdown.ts'

/** Jest's transform of `*.md`: tests read the texts as the build compiles them. */
export default {
  process(source: string): { code: string } {
    const compiled = JSON.stringify(compileMarkdown(source))
    return {
      code: `Object.defineProperty(exports, '__esModule', { value: true }); exports.default = ${compiled}`,
    }
  },
}
