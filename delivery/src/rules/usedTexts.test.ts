import { join } from 'node:path'
import { ROOT } from '../process/root.ts'
import { type Catalogue, readCatalogues } from './catalogues.ts'
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

let catalogues: readonly Catalogue[]
let used: UsedTexts

beforeAll(async () => {
  catalogues = await readCatalogues()
  const placed = Object.entries(PROBES).map(([file, text]) => [join(ROOT, PROBE, file), text])
  used = usedTexts(Object.fromEntries(placed))
}, 120_000)

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
