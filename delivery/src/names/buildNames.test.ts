import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import {
  BUILD_NAMES,
  buildNameOf,
  buildNamesOf,
  inOrder,
  remoteNamesIn,
  workspaceFolder,
} from './buildNames.ts'
import { ROOT } from '../process/root.ts'

let root: string

beforeEach(async () => {
  root = await newFolder()
})

afterEach(() => removeFolder(root))

async function folder(name: string, file: string) {
  await mkdir(join(root, name))
  await writeFile(join(root, name, file), '')
}

it('finds the remotes by their folders, in the order of their names', async () => {
  await folder('mfe-trading', 'remote.config.ts')
  await folder('mfe-paper-bots', 'remote.config.ts')
  await folder('mfe-begun', 'notes.md')
  await folder('tools', 'remote.config.ts')

  expect(remoteNamesIn(root)).toEqual(['paper-bots', 'trading'])
})

it.each(['mfe-host', 'mfe-releases', 'mfe-Upper', 'mfe-'])(
  'refuses the folder %s, whose name no remote can have',
  async (name) => {
    await folder(name, 'remote.config.ts')
    expect(() => remoteNamesIn(root)).toThrow(`The folder ${name} is not valid at the top`)
  },
)

it('takes the name of a build, or of its folder', () => {
  expect(buildNameOf('trading')).toBe('trading')
  expect(buildNameOf('mfe-trading')).toBe('trading')
  expect(buildNamesOf(['trading', 'mfe-trading'])).toEqual(['trading'])
})

it('takes all when none is named, the host first', () => {
  expect(buildNamesOf([])).toEqual(BUILD_NAMES)
  expect(BUILD_NAMES[0]).toBe('host')
  expect(BUILD_NAMES).toContain('trading')
})

it('says which names there are', () => {
  expect(() => buildNameOf('tradin')).toThrow(
    `There is no build "tradin": choose from ${BUILD_NAMES.join(', ')}.`,
  )
})

it('puts names in order, the host first, each once', () => {
  expect(inOrder(['trading', 'host', 'content', 'trading'])).toEqual(['host', 'content', 'trading'])
})

it('finds the folder of each', () => {
  expect(workspaceFolder('host')).toBe(join(ROOT, 'host'))
  expect(workspaceFolder('trading')).toBe(join(ROOT, 'mfe-trading'))
})
