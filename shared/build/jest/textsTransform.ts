import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { compileMessages, fileOf, languagesBeside } from '../texts/texts.ts'

/** Jest's transform of `texts/en.arb`: the messages of every language are there at once, as the build compiles them. */
export default {
  process(_source: string, file: string): { code: string } {
    const all = languagesBeside(file).map((language) => {
      const code = compileMessages(file, language)
        .replaceAll(/^import (\{.*\}) from (".*");$/gm, (_line, names, from) => {
          return `const ${names.replaceAll(' as ', ': ')} = require(${from});`
        })
        .replace('export default', 'return')
      return `${language}: (() => {\n${code}})()`
    })
    return {
      code: `Object.defineProperty(exports, '__esModule', { value: true }); exports.default = { ${all.join(',\n')} }`,
    }
  },

  getCacheKey(source: string, file: string, { configString }: { configString: string }): string {
    const hash = createHash('sha256').update(source).update(file).update(configString)
    for (const language of languagesBeside(file)) hash.update(readFileSync(fileOf(file, language)))
    return hash.digest('hex')
  },
}
