import { compileMarkdown } from '../texts/markdown.ts'
import { keyOf } from './key.ts'

/** Jest's transform of `*.md`: compiles the texts as the build does. */
export default {
  process(source: string): { code: string } {
    const compiled = JSON.stringify(compileMarkdown(source))
    return {
      code: `Object.defineProperty(exports, '__esModule', { value: true }); exports.default = ${compiled}`,
    }
  },

  getCacheKey(source: string, file: string, { configString }: { configString: string }): string {
    return keyOf([source, file, configString])
  },
}
