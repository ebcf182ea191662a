import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../app'
import { cloneProject } from './clone'
import { expectSameElsewhere } from './elsewhere'
import { hashesOf } from './hashes'

test('a second clone in another folder, with another clock and language, makes the same bytes', async () => {
  test.setTimeout(240_000)

  await expectSameElsewhere(['trading'])
})

test('what the last build has kept changes no byte: after a change and its undoing all are as made from nothing', async () => {
  test.setTimeout(240_000)
  const clone = cloneProject()
  const source = (path: string) => join(clone.folder, 'mfe-trading', path)
  async function built() {
    await clone.npmRun('build', '--', 'trading')
    return hashesOf(clone.folder, ['mfe-trading/dist'])
  }
  try {
    rmSync(source('dist'), { recursive: true })
    const fromNothing = await built()
    expect(Object.keys(fromNothing).length).toBeGreaterThan(20)

    const page = source('src/news/NewsPage.tsx')
    const texts = source('src/news/texts/en.arb')
    const [soundPage, soundTexts] = [page, texts].map((file) => readFileSync(file, 'utf8'))
    writeFileSync(source('src/news/newcomer.ts'), 'performance.mark("a newcomer")\n')
    writeFileSync(page, `import './newcomer'\n${soundPage}`)
    writeFileSync(texts, soundTexts?.replace('"Search News..."', '"Search all the news..."') ?? '')
    expect(await built()).not.toEqual(fromNothing)

    rmSync(source('src/news/newcomer.ts'))
    writeFileSync(page, soundPage ?? '')
    writeFileSync(texts, soundTexts ?? '')
    expect(await built()).toEqual(fromNothing)
  } finally {
    await clone.remove()
  }
})
