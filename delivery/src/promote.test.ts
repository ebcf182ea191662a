import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './process/run.ts'
import {
  handmadeHost,
  handmadeOther,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from './testing/handmadeBuilds.ts'

/** In the order of the registry; one is a folder of this work tree, the others are anybody's. */
const NAMES = ['ideas', 'paper-bots', 'research', 'tax', 'trading']

let store: string

beforeEach(async () => {
  store = await newFolder()
})

afterEach(() => removeFolder(store))

function promote(...args: string[]) {
  const env = { STORE: store }
  return run('node', [join(__dirname, 'promote.ts'), ...args], { isCaptured: true, env })
}

it('says what is live, of one and of several', async () => {
  const host = await publishHandmade(store, handmadeHost())
  const trading = await publishHandmade(store, handmadeRemote())

  expect(await promote('host')).toEqual({ isOk: true, output: `host ${host} is live: release 1` })
  const both = `host ${host}, trading ${trading}`
  expect((await promote('host', 'trading')).output).toBe(`${both} are live: release 2`)
  expect((await promote('host', 'trading')).output).toBe(`${both} were live already: release 2`)
  expect((await promote('trading')).output).toBe(`trading ${trading} was live already: release 2`)
})

it('lets six deployers begin at once, in whatever order they come to it', async () => {
  const remotes = NAMES.map((name) => handmadeOther(name))
  for (const built of [...remotes, handmadeHost()]) await publishHandmade(store, built)

  // The host is the last to be started, and the others wait for it.
  const names = [...NAMES, 'host']
  const results = await Promise.all(names.map((name) => promote(name, '--wait', '60')))

  expect(results.map(({ isOk }) => isOk)).toEqual(names.map(() => true))
  const numbers = results.map(({ output }) => /is live: release (\d)$/.exec(output)?.[1])
  expect(numbers.sort()).toEqual(['1', '2', '3', '4', '5', '6'])
  const registry = JSON.parse(await readFile(join(store, 'registry.json'), 'utf8'))
  expect(registry).toMatchObject({ release: 6 })
  expect(registry.remotes.map((remote: { name: string }) => remote.name)).toEqual(NAMES)
  expect(await readFile(join(store, 'index.html'), 'utf8')).toContain('"release":6')
}, 60_000)

it.each([
  ['a wait that is no number', ['trading', '--wait', 'long'], /^--wait is "long": give it whole/],
  ['an option without its value', ['trading', '--why'], /^Option '--why <value>'.*missing$/],
  ['an option that could be a value', ['trading', '--why', '--now'], /^Option '--why'.+ambiguous/],
  ['a value that an option does not take', ['--', '--why'], /^There is no build "--why"/],
  ['an unknown option', ['trading', '--who=me'], /^Unknown option '--who'/],
])('answers %s with one sentence', async (_what, args, sentence) => {
  const { isOk, output } = await promote(...args)

  expect(isOk).toBe(false)
  expect(output).toMatch(sentence)
  expect(output).not.toContain('\n')
})
