import { LANGUAGES } from '@aldergate/contract'
import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from '../app'
import { storeUnderTest } from '../store/storeUnderTest'
import { liveRegistry } from '../store/liveRegistry'
import { kilobytes, LIMITS } from './limits'

test('the texts of each language stay within their weight', () => {
  const { texts: hostTexts, remotes } = liveRegistry()
  for (const language of LANGUAGES.filter((each) => each !== 'en')) {
    const files = [hostTexts, ...remotes.map(({ texts }) => texts)].flatMap(
      (texts) => texts?.[language] ?? [],
    )
    const bytes = files.flatMap(({ url }) => sizesWithLater(join(storeUnderTest(), url)))
    const weight = kilobytes(bytes.reduce((sum, size) => sum + size, 0))
    expect.soft(weight, language).toBeLessThanOrEqual(LIMITS.texts[language])
    expect.soft(weight, language).toBeGreaterThan(LIMITS.texts[language] / 2)
  }
})

/** The transferred size of a file of texts, and of its deferred counterpart, if there is one. */
function sizesWithLater(file: string): number[] {
  const all = [file, join(dirname(file), `later-${basename(file)}`)].map((each) => `${each}.br`)
  return all.filter(existsSync).map((each) => statSync(each).size)
}
