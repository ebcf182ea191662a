import { chmod, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { findTool } from './findTool.ts'

const { PATH } = process.env

let folder: string

beforeEach(async () => {
  folder = await newFolder()
  await writeFile(join(folder, 'chromium'), '')
  await chmod(join(folder, 'chromium'), 0o755)
})

afterEach(async () => {
  process.env.PATH = PATH
  await removeFolder(folder)
})

it('finds a tool in a folder of PATH, under whichever of its names', () => {
  process.env.PATH = ['/no/such/folder', folder].join(delimiter)

  expect(findTool(['google-chrome', 'chromium'])).toBe(join(folder, 'chromium'))
})

it('looks into further folders last, and finds nothing that is not there', () => {
  process.env.PATH = '/no/such/folder'

  expect(findTool(['chromium'])).toBeUndefined()
  expect(findTool(['chromium'], [folder])).toBe(join(folder, 'chromium'))
})

it('does without a PATH', () => {
  delete process.env.PATH

  expect(findTool(['no-such-tool'])).toBeUndefined()
})
