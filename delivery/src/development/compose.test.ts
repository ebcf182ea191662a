import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  handmadeHost,
  handmadePage,
  handmadeRemote,
  newFolder,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { compose } from './compose.ts'
import { outputFolder, readBuilt } from './readBuilt.ts'

let store: string

beforeEach(async () => {
  store = await newFolder()
  await write('host', 'remote.json', JSON.stringify(handmadeHost()))
  for (const file of ['main.js', 'boot.js', 'inter.woff2']) await write('host', file, 'first')
  for (const file of handmadeHost().root) await write('host', `root/${file}`, file)
  await write('trading', 'remote.json', JSON.stringify(handmadeRemote()))
  await write('trading', 'remoteEntry.js', 'first')
})

afterEach(() => removeFolder(store))

async function write(name: string, file: string, content: string) {
  const path = join(outputFolder(store, name), file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

async function composed(...names: string[]) {
  return compose(store, await Promise.all(names.map((name) => readBuilt(store, name))))
}

function document() {
  return readFile(join(store, 'index.html'), 'utf8')
}

it('makes a document that asks for the builds where they write their files', async () => {
  await composed('host', 'trading')

  expect(await document()).toContain('"/host/0.0.0-development/main.js"')
  expect(await document()).toContain('/trading/0.0.0-development/remoteEntry.js')
  expect(await readFile(join(store, 'favicon.svg'), 'utf8')).toBe('favicon.svg')
})

it('shows a host whose ground has a font that nobody asks for ahead', async () => {
  const ground = 'drawn/ground.css'
  await write('host', ground, "@font-face{src:url('inter-ext.woff2')}")
  await write('host', 'remote.json', JSON.stringify(handmadeHost({ ground })))
  await composed('host', 'trading')

  expect(await document()).toContain("url('/host/0.0.0-development/inter-ext.woff2')")
})

it('lets an open page go on when only bytes changed, which the document names by their hashes', async () => {
  const release = await composed('host', 'trading')
  const before = await document()
  await write('trading', 'remoteEntry.js', 'second')

  expect(await composed('host', 'trading')).toBe(release)
  expect(await document()).not.toBe(before)
})

it.each([
  ['a page more', 'trading', 'remote.json'],
  ['another inline script', 'host', 'boot.js'],
  ['another icon', 'host', 'root/favicon.svg'],
])('asks for a new page because of %s', async (_what, name, file) => {
  const release = await composed('host', 'trading')
  const pages = [handmadePage('/news'), handmadePage('/more')]
  await write(name, file, name === 'host' ? 'second' : JSON.stringify(handmadeRemote({ pages })))

  expect(await composed('host', 'trading')).not.toBe(release)
})

it('refuses what promotion would refuse', async () => {
  await expect(composed('trading')).rejects.toThrow('The host has no good build yet')
  await write('trading', 'remote.json', JSON.stringify(handmadeRemote({ requires: { vue: '^3' } })))

  await expect(composed('host', 'trading')).rejects.toThrow('requires vue')
})
