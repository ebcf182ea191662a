import { basename } from 'node:path'
import { isPseudo, pseudoMessage } from './pseudo.mjs'
import { compileMessages, fileOf } from './texts.mjs'

/** The webpack loader of `texts/<language>.arb?messages`: the default export has a function a message. */
export default function messagesLoader() {
  const language = basename(this.resourcePath, '.arb')
  this.addDependency(fileOf(this.resourcePath, 'en'))
  return compileMessages(this.resourcePath, language, isPseudo ? pseudoMessage : undefined)
}
