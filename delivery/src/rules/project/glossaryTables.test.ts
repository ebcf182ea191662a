import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../process/root.ts'
import { type GlossaryRow, readGlossary } from '../glossary.ts'

const GLOSSARY = readGlossary(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'))
const LANGUAGES = ['es', 'fr', 'zh'] as const

it('has a word of each language for each term, and each term once', () => {
  expect(GLOSSARY.terms.length).toBeGreaterThan(70)
  const without = GLOSSARY.terms.filter(({ words }) => LANGUAGES.some((one) => !words[one].length))
  expect(without).toEqual([])
  const terms = GLOSSARY.terms.map(({ english }) => english)
  expect(terms).toEqual([...new Set(terms)])
})

it('forbids words for terms that it has, and none that is our word', () => {
  expect(GLOSSARY.wrong.length).toBeGreaterThan(30)
  const ownOf = new Map(GLOSSARY.terms.map(({ english, words }) => [english, words]))
  const confused = GLOSSARY.wrong.filter(({ english, words }: GlossaryRow) => {
    const own = ownOf.get(english)
    return !own || LANGUAGES.some((one) => words[one].some((word) => own[one].includes(word)))
  })
  expect(confused).toEqual([])
})
