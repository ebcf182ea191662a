import { configurationHash, inputsHash } from '@aldergate/build/inputs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'

let folder: string

beforeEach(async () => {
  folder = await newFolder()
  await mkdir(join(folder, 'src'))
  await mkdir(join(folder, 'dist'))
  await writeFile(join(folder, 'src/page.ts'), 'page')
  await writeFile(join(folder, 'package.json'), '{}')
})

afterEach(() => removeFolder(folder))

it('changes with a source, with the mode and with the keys that are trusted', async () => {
  const before = inputsHash(folder, 'production')
  expect(inputsHash(folder, 'development')).not.toBe(before)
  expect(inputsHash(folder, 'production', ['key'])).not.toBe(before)

  await writeFile(join(folder, 'src/page.ts'), 'better page')
  expect(inputsHash(folder, 'production')).not.toBe(before)
})

it.each(['src/testing/word.ts', 'src/jestless.ts'])(
  'changes with %s, which may be bundled',
  async (file) => {
    const before = inputsHash(folder, 'production')
    await mkdir(join(folder, 'src/testing'))
    await writeFile(join(folder, file), 'word')
    expect(inputsHash(folder, 'production')).not.toBe(before)
  },
)

it('does not change with a test or with what the build wrote', async () => {
  const before = inputsHash(folder, 'production')

  await writeFile(join(folder, 'src/page.test.ts'), 'test')
  await writeFile(join(folder, 'dist/main.js'), 'main')

  expect(inputsHash(folder, 'production')).toBe(before)
})

it('knows a configuration by the files that configure, and not by the sources', async () => {
  const before = configurationHash(folder)
  await writeFile(join(folder, 'src/page.ts'), 'better page')
  expect(configurationHash(folder)).toBe(before)

  await writeFile(join(folder, 'webpack.config.mjs'), 'export default {}')
  expect(configurationHash(folder)).not.toBe(before)
})
