import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../app'
import { cloneElsewhere, type Elsewhere, expectAsPublished } from './elsewhere'

let clone: Elsewhere

test.describe.configure({ mode: 'serial', timeout: 240_000 })

test.beforeAll(() => {
  clone = cloneElsewhere()
})

test.afterAll(() => clone.remove())

test('a second clone in another folder, with another clock and language, makes the same bytes', async () => {
  await clone.build(['trading'])
  expectAsPublished(clone, 'trading')
})

test('what the last build has kept changes no byte: after a change and its undoing all are as made from nothing', async () => {
  const source = (path: string) => join(clone.folder, 'mfe-trading/src/news', path)
  const fromNothing = clone.builtHashes('trading')

  const page = source('NewsPage.tsx')
  const texts = source('texts/en.arb')
  const [soundPage = '', soundTexts = ''] = [page, texts].map((file) => readFileSync(file, 'utf8'))
  writeFileSync(source('newcomer.ts'), 'performance.mark("a newcomer")\n')
  writeFileSync(page, `import './newcomer'\n${soundPage}`)
  writeFileSync(texts, soundTexts.replace('"Search News..."', '"Search all the news..."'))
  await clone.build(['trading'])
  expect(clone.builtHashes('trading')).not.toEqual(fromNothing)

  rmSync(source('newcomer.ts'))
  writeFileSync(page, soundPage)
  writeFileSync(texts, soundTexts)
  await clone.build(['trading'])
  expect(clone.builtHashes('trading')).toEqual(fromNothing)
})
