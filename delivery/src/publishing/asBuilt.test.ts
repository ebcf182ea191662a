import { mkdir, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { isAsBuilt, noteBuilt } from './asBuilt.ts'

let folder: string
let output: string

beforeEach(async () => {
  folder = await newFolder()
  output = join(folder, 'dist')
  await mkdir(output)
  await writeFile(join(output, 'page.js'), 'page()')
  await writeFile(join(output, 'later.js'), 'later()')
})

afterEach(() => removeFolder(folder))

it('knows a build again', async () => {
  await noteBuilt(output)
  expect(await isAsBuilt(output)).toBe(true)
})

it('knows a build again in another place', async () => {
  await noteBuilt(output)
  await rename(output, join(folder, 'handed-on'))
  expect(await isAsBuilt(join(folder, 'handed-on'))).toBe(true)
  await rm(join(folder, 'handed-on/later.js'))
  expect(await isAsBuilt(join(folder, 'handed-on'))).toBe(false)
})

it.each([
  ['a file is gone', () => rm(join(output, 'later.js'))],
  ['a file is another one', () => writeFile(join(output, 'later.js'), 'sooner()')],
  ['a file came', () => writeFile(join(output, 'more.js'), 'more()')],
  ['the list is cut off', () => truncate(join(output, 'integrity.json'), 20)],
])('does not take a folder for what was built there where %s', async (_what, change) => {
  await noteBuilt(output)
  await change()
  expect(await isAsBuilt(output)).toBe(false)
})

it('takes a build as it is of which nothing was noted', async () => {
  expect(await isAsBuilt(output)).toBe(true)
})
