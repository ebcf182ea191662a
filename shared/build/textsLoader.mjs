import { join, relative } from 'node:path'
import { languagesBeside } from './texts.mjs'

const ROOT = join(import.meta.dirname, '../..')

/** Returns the name of the chunk with a build's messages in a language: one file, so that a page waits for one. */
export function textsChunk(language) {
  return `texts-${language}`
}

/**
 * The folders of parts that are drawn after their page: the messages come with the part, and no page waits for them.
 * Those of rules and bots are among them, because pages show them in such parts only.
 */
const AFTER_THE_PAGE = /[\\/](panels|parts|charts[\\/]src[\\/](bots|strategy))[\\/]/

/** The language of a first visit, English: its messages travel within the code that says them. */
const WITHIN = 'en'

/**
 * The webpack loader of `texts/en.arb`: the default export has the messages in English, and for each other
 * language the function that loads them. Those of a package that a remote has only as a spare travel by themselves.
 */
export default function textsLoader() {
  const { folder } = this.getOptions()
  // Where the project itself lies has no part in it: all clones build the same.
  const inProject = relative(ROOT, this.resourcePath)
  const isOwn = !relative(folder, this.resourcePath).startsWith('..')
  const prefix = isOwn ? (AFTER_THE_PAGE.test(inProject) ? 'later-' : '') : 'spare-'
  this.addContextDependency(join(this.resourcePath, '..'))
  const others = languagesBeside(this.resourcePath).filter((language) => language !== WITHIN)
  const loaders = others.map((language) => {
    const chunk = `${prefix}${textsChunk(language)}`
    return `${language}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(`./${language}.arb?messages`)})`
  })
  return `import ${WITHIN} from "./${WITHIN}.arb?messages"\nexport default { ${[WITHIN, ...loaders].join(', ')} }`
}
