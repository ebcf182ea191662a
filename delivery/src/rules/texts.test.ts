import { LANGUAGES } from '@aldergate/contract'
import { parametersOf, readMessages } from '@aldergate/build/texts'
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { declarationsOfTexts } from '../workspaces/declarationsOfTexts.ts'
import { ROOT } from '../workspaces/root.ts'

let declarations: readonly { file: string; text: string }[]
let catalogues: readonly string[]

beforeAll(async () => {
  declarations = await declarationsOfTexts()
  catalogues = declarations.map(({ file }) => file.replace('en.d.arb.ts', 'en.arb'))
})

it('finds the catalogues of host, remotes and packages', () => {
  const folders = new Set(catalogues.map((file) => relative(ROOT, file).split('/')[0]))
  expect([...folders].sort()).toEqual([
    'host',
    'mfe-content',
    'mfe-dashboard',
    'mfe-portfolio',
    'mfe-strategy',
    'mfe-trading',
    'shared',
  ])
})

it('finds the declaration of each as `npm run texts` writes it', () => {
  for (const { file, text } of declarations) {
    const standing = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    expect([relative(ROOT, file), standing]).toEqual([relative(ROOT, file), text])
  }
})

it.each(LANGUAGES)(
  'finds in %s no key that English has not, and the same values in each text',
  (language) => {
    for (const catalogue of catalogues) {
      const file = catalogue.replace('en.arb', `${language}.arb`)
      if (!existsSync(file)) continue
      const english = readMessages(catalogue)
      for (const [key, message] of Object.entries(readMessages(file))) {
        const place = `${relative(ROOT, file)}: ${key}`
        const asked = english[key] === undefined ? undefined : valuesOf(english[key], place)
        expect([place, asked]).toEqual([place, valuesOf(message, place)])
      }
    }
  },
)

function valuesOf(message: string, place: string): string[] {
  return [...parametersOf(message, place)].sort()
}
