import { join, relative } from 'node:path'
import type { Language } from '@aldergate/contract'
import type { LoaderContext } from 'webpack'
import { comesLater, languagesBeside } from './texts.ts'

/** Returns the name of the chunk with a build's messages in a language: one file, so that a page waits for one only. */
export function textsChunk(language: Language): string {
  return `texts-${language}`
}

/** English, the language of a first visit: its messages are bundled with the code that uses them. */
const WITHIN = 'en'

/**
 * The webpack loader of `texts/en.arb`: the default export has the English messages, and for each other language a
 * function that loads them. Messages of parts that render after their page are in a separate file, for which no page
 * waits; those of a package that a remote has only as a spare are separate, too.
 */
export default function textsLoader(this: LoaderContext<{ folder: string }>): string {
  const { folder } = this.getOptions()
  const isOwn = !relative(folder, this.resourcePath).startsWith('..')
  const prefix = isOwn ? (comesLater(this.resourcePath) ? 'later-' : '') : 'spare-'
  this.addContextDependency(join(this.resourcePath, '..'))
  const others = languagesBeside(this.resourcePath).filter((language) => language !== WITHIN)
  const loaders = others.map((language) => {
    const chunk = `${prefix}${textsChunk(language)}`
    return `${language}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(`./${language}.arb?messages`)})`
  })
  return `import ${WITHIN} from "./${WITHIN}.arb?messages"\nexport default { ${[WITHIN, ...loaders].join(', ')} }`
}
