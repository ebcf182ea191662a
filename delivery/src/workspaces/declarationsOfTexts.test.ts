import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isRefusal } from '../process/refusal.ts'
import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { declarationsOfTexts } from './declarationsOfTexts.ts'

let root: string

beforeEach(async () => {
  root = await newFolder()
})

afterEach(() => removeFolder(root))

async function write(path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

it('declares the catalogue of a page beside it', async () => {
  await write('mfe-tiny/src/a/texts/en.arb', '{ "hello": "Hello, {name}" }')
  const [declaration] = await declarationsOfTexts(root)
  expect(declaration?.file).toBe(join(root, 'mfe-tiny/src/a/texts/en.d.arb.ts'))
  expect(declaration?.text).toContain("hello: 'name'")
})

it.each([
  ['a comma too few', '{ "hello": "Hello" "name": "" }', /en\.arb is no JSON/],
  ['a brace too few', '{ "hello": "Hello, {name" }', /en\.arb: "hello" is no message/],
])('refuses a catalogue with %s, by its name', async (_what, text, told) => {
  await write('mfe-tiny/src/a/texts/en.arb', text)
  const refused = await declarationsOfTexts(root).catch((error: Error) => error)
  expect(isRefusal(refused)).toBe(true)
  expect(refused).toHaveProperty('message', expect.stringMatching(told))
})
