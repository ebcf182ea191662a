import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../process/root.ts'
import { CHECKED, enough } from './checked.ts'
import { ownedTexts } from './ownedTexts.ts'
import { type UsedTexts, usedTexts } from './usedTexts.ts'

/** A remote with two pages, and a text in its catalogue that only one of them uses. */
const PROBE = 'mfe-probe/src'

const SAYING = (key: string) => `
  import { useText } from '../texts'
  export function useWords() {
    const t = useText()
    return t('${key}') + t('shared')
  }`

const PROBES = {
  'texts/en.d.arb.ts': `
    import type { Texts } from '@aldergate/ui'
    declare const texts: Texts<{ shared: never; ofNews: never; ofForms: never }>
    export default texts`,
  'texts.ts': `
    import { createTexts } from '@aldergate/ui'
    import texts from './texts/en.arb'
    export const { useText } = createTexts(texts)`,
  'news/words.ts': SAYING('ofNews'),
  'forms/words.ts': SAYING('ofForms'),
}

/** Only remotes have pages. */
const REMOTES = CHECKED.filter((folder) => folder.startsWith('mfe-'))

const PAGES = [`${PROBE}/news`, `${PROBE}/blog`]

let used: UsedTexts

beforeAll(() => {
  const placed = Object.entries(PROBES).map(([file, text]) => [join(ROOT, PROBE, file), text])
  used = usedTexts(Object.fromEntries(placed), REMOTES)
}, 120_000)

it('finds in the catalogue of no workspace a text of one page alone', () => {
  const patterns = REMOTES.map((folder) => `${folder}/src/**/*Page.tsx`)
  const pages = globSync(patterns, { cwd: ROOT }).map(topFolder)
  expect(new Set(pages.map(dirname)).size).toBeGreaterThanOrEqual(enough(4))
  expect(ownedTexts(used, [...new Set(pages)])).toEqual([])
})

/** The folder below `src` that contains a file. */
function topFolder(file: string): string {
  return file.split('/').slice(0, 3).join('/')
}

it('names a text of one page alone, but none of a folder that pages share', () => {
  expect(ownedTexts(used, PAGES)).toEqual([
    `${PROBE}/texts: "ofNews" is said in ${PROBE}/news alone: move it to ${PROBE}/news/texts.`,
  ])
})

it('leaves a remote with one page its catalogue', () => {
  expect(ownedTexts(used, [`${PROBE}/news`])).toEqual([])
})
