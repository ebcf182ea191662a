import { join, relative } from 'node:path'
import { languagesBeside } from './texts.mjs'

const ROOT = join(import.meta.dirname, '../..')

/** What a build's messages of a language come in: one file, so that a page waits for one. */
export function textsChunk(language) {
  return `texts-${language}`
}

/**
 * What stands in such a folder is drawn after its page: its messages come with it, and no page waits for them. So
 * do those of rules and bots, which pages show in such parts only.
 */
const AFTER_THE_PAGE = /[\\/](panels|parts|charts[\\/]src[\\/](bots|strategy))[\\/]/

/** Who comes for the first time reads English: it travels within the code that says it. */
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
