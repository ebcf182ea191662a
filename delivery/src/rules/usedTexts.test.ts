import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../process/root.ts'
import { type Catalogue, readCatalogues } from './catalogues.ts'
import { CHECKED, enough } from './checked.ts'
import { ownedTexts } from './ownedTexts.ts'
import { type UsedTexts, usedTexts } from './usedTexts.ts'

/** A page whose catalogue has texts that no code uses. */
const PROBE = 'mfe-content/src/probe'
const PROBE_KEYS = ['plain', 'named', 'state.open', 'state.closed', 'state.gone', 'on', 'off']
const TABLE_KEYS = ['first', 'second', 'planted']

const PROBES = {
  'texts/en.d.arb.ts': `
    import type { Texts } from '@aldergate/ui'
    declare const texts: Texts<{
      plain: never; named: 'name'; 'state.open': never; 'state.closed': never; 'state.gone': never
      on: never; off: never; first: never; second: never; planted: never
    }>
    export default texts`,
  'texts.ts': `
    import { createTexts } from '@aldergate/ui'
    import texts from './texts/en.arb'
    export const { useText } = createTexts(texts)`,
  'words.ts': `
    import { useText } from './texts'
    type State = 'open' | 'closed'
    const TABLE = { a: 'first', b: 'second' } as const
    export function useWords(state: State, isOn: boolean, row: keyof typeof TABLE) {
      const t = useText()
      const tryOut = (mark: string) => mark
      return [t('plain'), t('named', { name: tryOut('planted') }), t(\`state.\${state}\`),
        t(isOn ? 'on' : 'off'), t(TABLE[row])]
    }`,
  'open/texts/en.d.arb.ts': `
    import type { Texts } from '@aldergate/ui'
    declare const texts: Texts<{ one: never; two: never; planted: never; named: 'name' }>
    export default texts`,
  'open/texts.ts': `
    import { createTexts } from '@aldergate/ui'
    import texts from './texts/en.arb'
    export const { useText } = createTexts(texts)`,
  'open/words.ts': `
    import type { PlainTextKey } from '@aldergate/ui'
    import { useText } from './texts'
    import type texts from './texts/en.arb'
    const ROWS: readonly PlainTextKey<typeof texts>[] = ['one', 'two']
    export function useRows() {
      const t = useText()
      return ROWS.map((row) => t(row))
    }`,
}

/** A remote with two pages, and a text in its catalogue that only one of them uses. */
const REMOTE = 'mfe-probe/src'

const SAYING = (key: string) => `
  import { useText } from '../texts'
  export function useWords() {
    const t = useText()
    return t('${key}') + t('shared')
  }`

const REMOTE_PROBES = {
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

const PAGES = [`${REMOTE}/news`, `${REMOTE}/blog`]

let catalogues: readonly Catalogue[]
let used: UsedTexts

beforeAll(async () => {
  catalogues = await readCatalogues()
  // Once for both rules: nearly all of their time is the compiler's.
  used = usedTexts({ ...placed(PROBE, PROBES), ...placed(REMOTE, REMOTE_PROBES) })
}, 120_000)

function placed(folder: string, probes: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(probes).map(([file, text]) => [join(ROOT, folder, file), text]),
  )
}

function unused(folder: string, keys: readonly string[]): string[] {
  return keys.filter((key) => !used.get(folder)?.has(key)).map((key) => `${folder}: "${key}"`)
}

it('finds a use for every text of every catalogue', () => {
  const all = catalogues.flatMap(({ folder, messages }) =>
    unused(folder, Object.keys(messages.en ?? {})),
  )
  expect(all).toEqual([])
})

it('finds those that nothing says, and knows keys that are put together or stand in a table', () => {
  expect(unused(`${PROBE}/texts`, [...PROBE_KEYS, ...TABLE_KEYS])).toEqual([
    `${PROBE}/texts: "state.gone"`,
    `${PROBE}/texts: "planted"`,
  ])
})

it('takes a key that may be any for one of those that stand in the sources beside it', () => {
  expect(unused(`${PROBE}/open/texts`, ['one', 'two', 'planted'])).toEqual([
    `${PROBE}/open/texts: "planted"`,
  ])
})

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
    `${REMOTE}/texts: "ofNews" is said in ${REMOTE}/news alone: move it to ${REMOTE}/news/texts.`,
  ])
})

it('leaves a remote with one page its catalogue', () => {
  expect(ownedTexts(used, [`${REMOTE}/news`])).toEqual([])
})
