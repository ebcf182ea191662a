import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { isAsBuilt, noteBuilt } from './asBuilt.ts'

let folder: string
let output: string
let record: string

beforeEach(async () => {
  folder = await newFolder()
  output = join(folder, 'dist')
  record = join(folder, 'built/trading')
  await mkdir(output)
  await writeFile(join(output, 'page.js'), 'page()')
  await writeFile(join(output, 'later.js'), 'later()')
})

afterEach(() => removeFolder(folder))

it('knows a build again', async () => {
  await noteBuilt(output, record)
  expect(await isAsBuilt(output, record)).toBe(true)
})

it.each([
  ['a file is gone', () => rm(join(output, 'later.js'))],
  ['a file is another one', () => writeFile(join(output, 'later.js'), 'sooner()')],
  ['a file came', () => writeFile(join(output, 'more.js'), 'more()')],
])('does not take a folder for what was built there where %s', async (_what, change) => {
  await noteBuilt(output, record)
  await change()
  expect(await isAsBuilt(output, record)).toBe(false)
})

it('takes a build as it is of which nothing was noted', async () => {
  expect(await isAsBuilt(output, record)).toBe(true)
})
