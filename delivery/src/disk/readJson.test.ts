import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { readJson } from './readJson.ts'

let folder: string

beforeEach(async () => {
  folder = await newFolder()
})

afterEach(() => removeFolder(folder))

it('reads a file, and nothing where there is none', async () => {
  await writeFile(join(folder, 'newest.json'), '{"version":"1"}')

  expect(await readJson(join(folder, 'newest.json'))).toEqual({ version: '1' })
  expect(await readJson(join(folder, 'other.json'))).toBeUndefined()
  expect(await readJson(join(folder, 'newest.json/other.json'))).toBeUndefined()
})

it('refuses what is not JSON, by name and with the cure', async () => {
  const file = join(folder, 'newest.json')
  await writeFile(file, '{"version":')

  await expect(readJson(file)).rejects.toThrow(
    `${file} is not JSON: restore it from a copy of the store, or remove it.`,
  )
})

it('takes a fault of the disk for no absence', async () => {
  await expect(readJson(folder)).rejects.toThrow('EISDIR')
})
