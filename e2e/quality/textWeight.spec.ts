import { LANGUAGES } from '@aldergate/contract'
import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test } from '../app'
import { storeUnderTest } from '../store/storeUnderTest'
import { liveRegistry } from '../store/liveRegistry'
import { record } from './figures'

const KILOBYTE = 1_000

/** Records the weight of each language as it is sent: the brotli files of what the host and all remotes say in it. */
test('what the texts of each language weigh', () => {
  const { texts: hostTexts, remotes } = liveRegistry()
  // English travels within the code that says it.
  for (const language of LANGUAGES.filter((each) => each !== 'en')) {
    const files = [hostTexts, ...remotes.map(({ texts }) => texts)].flatMap(
      (texts) => texts?.[language] ?? [],
    )
    const bytes = files.flatMap(({ url }) => sizesWithLater(join(storeUnderTest(), url)))
    record(
      `the texts of all parts in ${language}, in kB`,
      bytes.reduce((sum, size) => sum + size, 0) / KILOBYTE,
    )
  }
})

/** Of a file of texts, and of that beside it which comes after its page, if there is one. */
function sizesWithLater(file: string): number[] {
  const all = [file, join(dirname(file), `later-${basename(file)}`)].map((each) => `${each}.br`)
  return all.filter(existsSync).map((each) => statSync(each).size)
}
