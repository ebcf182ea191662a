import { readFileSync } from 'node:fs'
import { compileMessages, fileOf, languagesBeside } from '../texts/texts.ts'
import { keyOf } from './key.ts'

/** Jest's transform of `texts/en.arb`: compiles the messages as the build does, with every language loaded at once. */
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
    const beside = languagesBeside(file).map((language) => readFileSync(fileOf(file, language)))
    return keyOf([source, file, configString, ...beside])
  },
}
