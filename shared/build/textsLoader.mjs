import { join, relative } from 'node:path'
import { languagesBeside } from './texts.mjs'

/** What a build's messages of a language come in: one file, so that a page waits for one. */
export function textsChunk(language) {
  return `texts-${language}`
}

/**
 * The webpack loader of `texts/en.arb`: the default export has, for each language, the function that loads
 * its messages. Those of a package that a remote has only as a spare travel by themselves.
 */
export default function textsLoader() {
  const { folder } = this.getOptions()
  const isOwn = !relative(folder, this.resourcePath).startsWith('..')
  this.addContextDependency(join(this.resourcePath, '..'))
  const loaders = languagesBeside(this.resourcePath).map((language) => {
    const chunk = isOwn ? textsChunk(language) : `spare-${textsChunk(language)}`
    return `${language}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(`./${language}.arb?messages`)})`
  })
  return `export default { ${loaders.join(', ')} }`
}
