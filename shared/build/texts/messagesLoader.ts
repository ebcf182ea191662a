import { LANGUAGES } from '@aldergate/contract'
import type { LoaderContext } from 'webpack'
import { isPseudo, pseudoMessage } from './pseudo.ts'
import { compileMessages, fileOf } from './texts.ts'

/** The webpack loader of `texts/<language>.arb?messages`: the default export has one function per message. */
export default function messagesLoader(this: LoaderContext<object>): string {
  const file = this.resourcePath
  const language = LANGUAGES.find((each) => fileOf(file, each) === file)
  if (!language) throw new Error(`${file} is in none of the app's languages.`)
  this.addDependency(fileOf(file, 'en'))
  return compileMessages(file, language, isPseudo ? pseudoMessage : undefined)
}
