import { comesLater } from '@aldergate/build/texts'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { declarationsOfTexts } from '../workspaces/declarationsOfTexts.ts'
import { ROOT } from '../process/root.ts'
import {
  breakableSpaces,
  copiesOfEnglish,
  differingValues,
  elisions,
  missingKeys,
} from './catalogueFaults.ts'
import { type Catalogue, readCatalogues } from './catalogues.ts'
import { CHECKED, enough, IS_ALL_CHECKED } from './checked.ts'
import {
  lackingLanguages,
  localTextsIn,
  readLackingLanguages,
  readLocalTexts,
} from './localTexts.ts'

let catalogues: readonly Catalogue[]

beforeAll(async () => {
  catalogues = await readCatalogues()
})

it('finds the catalogues of host, remotes and packages', () => {
  const folders = [...new Set(catalogues.map(({ folder }) => folder.split('/')[0]))]
  expect(CHECKED.map((folder) => folder.replace('/*', ''))).toEqual(expect.arrayContaining(folders))
  // A remote may have no texts of its own.
  expect(folders).toEqual(expect.arrayContaining(IS_ALL_CHECKED ? ['host', 'shared'] : []))
  expect(folders.length).toBeGreaterThanOrEqual(enough(6))
})

it('finds the declaration of each as `npm run texts` writes it', async () => {
  for (const { file, text } of await declarationsOfTexts(ROOT, CHECKED)) {
    const standing = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    expect([relative(ROOT, file), standing]).toEqual([relative(ROOT, file), text])
  }
})

it('finds every text in every language, and none that English has not', () => {
  expect(catalogues.flatMap(missingKeys)).toEqual([])
})

it('finds in every language the title of each page, and each text that stands with data', () => {
  expect(readLackingLanguages()).toEqual([])
})

it('is told of a page whose title lacks a language, and where', () => {
  const source = `export const remote = {
    pages: [
      {
        path: '/hours',
        title: { en: 'Market hours' },
        description: { en: \`When \${MARKET} is open.\`, 'es': ABOUT.es, fr: ABOUT.fr },
      },
      { path: '/days', title: { ...DAYS, en: 'Days' }, description: WHOLE },
      { en: 7, title: { en: 'News', es: 'Noticias', zh: '新闻', fr: 'Actualités' } },
    ],
  }`
  expect(lackingLanguages('mfe-trading/remote.config.ts', source)).toEqual([
    "mfe-trading/remote.config.ts:5: en: 'Market hours' lacks es, zh, fr: say it in each.",
    'mfe-trading/remote.config.ts:6: en: `When ${MARKET} is open.` lacks zh: say it in each.',
  ])
})

/** The folders of parts that render after their page: panels, their common code, and the parts of pages. */
const AFTER_THE_PAGE =
  /^mfe-dashboard\/src\/panels\/|\/parts\/|^shared\/charts\/src\/(bots|strategy)\/|\/trading-view\/orders\//

it('finds that the texts of each panel come with it, so that the page waits for none of them', () => {
  const parts = catalogues.filter(({ folder }) => AFTER_THE_PAGE.test(folder))
  expect(parts.length).toBeGreaterThanOrEqual(enough(30))
  const early = parts.filter(({ folder }) => !comesLater(join(ROOT, folder, 'en.arb')))
  expect(early.map(({ folder }) => folder)).toEqual([])
})

it('finds that a text asks for the same values in every language', () => {
  expect(catalogues.flatMap(differingValues)).toEqual([])
})

it('finds no French word that is cut short before a value, whose first letter nobody knows', () => {
  expect(catalogues.flatMap(elisions)).toEqual([])
})

it('finds no text that was left in English, nor a name that stands with data', () => {
  const named = readLocalTexts()
  expect(named.length).toBeGreaterThanOrEqual(enough(10))
  expect([...catalogues, ...named].flatMap(copiesOfEnglish)).toEqual([])
})

it('finds no French sign that may begin a line, nor a quotation mark that may end one', () => {
  expect([...catalogues, ...readLocalTexts()].flatMap(breakableSpaces)).toEqual([])
})

describe('a catalogue with faults', () => {
  const english = {
    retry: 'Retry',
    named: 'Remove {name}',
    counted: '{count, plural, one {# alert} other {# alerts}}',
    pair: '{base}/{quote}: Bitcoin',
    total: 'Total (£)',
  }
  const soundly = {
    retry: 'Reintentar',
    named: 'Quitar {name}',
    counted: '{count, plural, one {# alerta} other {# alertas}}',
    pair: '{base}/{quote}: Bitcoin',
    total: 'Total (£)',
  }

  function catalogue(es: Readonly<Record<string, string>>): Catalogue {
    return { folder: 'probe', messages: { en: english, es, zh: english, fr: english } }
  }

  it('is told of a key that is missing, that English lacks, and of a language that is', () => {
    const { retry, ...rest } = soundly
    expect(missingKeys(catalogue({ ...rest, tryAgain: retry }))).toEqual([
      'probe/es.arb lacks "retry"',
      'probe/es.arb has "tryAgain", which English has not',
    ])
    expect(missingKeys({ folder: 'probe', messages: { en: { retry: 'Retry' } } })).toHaveLength(3)
  })

  it('is told of a value with another name, also within a plural', () => {
    const es = { ...soundly, named: 'Quitar {nombre}', counted: '{count} de {total}' }
    expect(differingValues(catalogue(es))).toEqual([
      'probe/es.arb: "named" asks for nombre, English for name',
      'probe/es.arb: "counted" asks for count, total, English for count',
    ])
  })

  it('is told of a copy of the English, but not of names and words that are the same', () => {
    const es = { ...soundly, retry: 'Retry', counted: english.counted }
    const faults = copiesOfEnglish({ folder: 'probe', messages: { en: english, es } })
    expect(faults).toEqual([
      'probe/es.arb: "retry" is English: Retry',
      'probe/es.arb: "counted" is English: alert alerts',
    ])
  })

  it('is told of a plain space in French where a no-break space belongs', () => {
    const fr = {
      ask: 'Effacer ?',
      say: 'Dites «\u00a0oui » : 5\u00a0%',
      open: '« oui\u00a0»',
      sum: 'En £ et en %',
      name: 'Lissage de %K, ?seed=42\u00a0: 14:30',
    }
    expect(breakableSpaces({ folder: 'probe', messages: { fr } })).toEqual([
      'probe/fr.arb: "ask" needs a no-break space in " ?"',
      'probe/fr.arb: "say" needs a no-break space in " »"',
      'probe/fr.arb: "open" needs a no-break space in "« "',
      'probe/fr.arb: "sum" needs a no-break space in " £"',
    ])
  })

  it('is told of a French word that is cut short before a value, and of none before a word', () => {
    const fr = {
      named: 'Retirer l’alerte d’{name}',
      counted: "Jusqu'{count}",
      retry: 'L’autre {x}',
    }
    expect(elisions({ folder: 'probe', messages: { en: english, fr } })).toEqual([
      'probe/fr.arb: "named" cuts "d’" short before {name}: say it without',
      'probe/fr.arb: "counted" cuts "Jusqu\'" short before {count}: say it without',
    ])
  })

  it('may be data', () => {
    const source =
      "export const A = { name: { en: 'Volume', es: 'Volume', zh: '成交量', fr: 'Volume' } }"
    expect(copiesOfEnglish(localTextsIn('a.data.ts', source))).toEqual([
      'a.data.ts/es.arb: "Volume" is English: Volume',
    ])
  })
})
