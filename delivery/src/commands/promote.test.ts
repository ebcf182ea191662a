import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { versionFolder } from '../names/storePaths.ts'
import { signingKey } from '../signing/signingKey.ts'
import { liveRelease } from '../store/live.ts'
import {
  handmadeHost,
  handmadeRemoteNamed,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { runDelivery } from '../testing/runDelivery.ts'
import { typeCommand } from '../testing/typeCommand.ts'

/** In the order of the registry; one is a folder of this work tree, the others are unknown to it. */
const NAMES = ['ideas', 'paper-bots', 'research', 'tax', 'trading']

let store: string

beforeEach(async () => {
  store = await newFolder()
})

afterEach(() => removeFolder(store))

async function promote(...args: string[]) {
  return (await typeCommand(store, 'promote', ...args)).stdout
}

it('says what is live, of one and of several', async () => {
  const host = await publishHandmade(store, handmadeHost())
  const trading = await publishHandmade(store, handmadeRemote())

  expect(await promote('host')).toBe(`host ${host} is live: release 1\n`)
  const both = `host ${host}, trading ${trading}`
  expect(await promote('host', 'trading')).toBe(`${both} are live: release 2\n`)
  expect(await promote('host', 'trading')).toBe(`${both} were live already: release 2\n`)
  expect(await promote('trading')).toBe(`trading ${trading} was live already: release 2\n`)
})

it('tells a machine the same', async () => {
  const host = await publishHandmade(store, handmadeHost())

  expect(JSON.parse(await promote('host', '--json'))).toEqual({
    isOk: true,
    release: 1,
    versions: { host },
    isNew: true,
    warnings: [],
  })
})

it('changes the key of the store only when it is told to', async () => {
  try {
    for (const [at, options] of [[], ['--allow-new-key']].entries()) {
      process.env.SIGNING_KEY = randomBytes(32).toString('base64')
      const { publicKey = '' } = (await signingKey(process.env)) ?? {}
      await publishHandmade(store, handmadeHost({ trustedKeys: [publicKey] }))
      if (at > 0) {
        const { code, stderr } = await typeCommand(store, 'promote', 'host')
        expect({ code, stderr }).toEqual({
          code: 1,
          stderr: expect.stringContaining(`yours is ${publicKey}.`),
        })
      }
      expect(await promote('host', ...options)).toContain(`is live: release ${at + 1}`)
    }
  } finally {
    delete process.env.SIGNING_KEY
  }
})

it('lets go of a page only when it is told to', async () => {
  await publishHandmade(store, handmadeHost())
  await publishHandmade(store, handmadeRemote())
  await promote('host', 'trading')
  await publishHandmade(store, handmadeRemote({ pages: [] }))

  const refused = await typeCommand(store, 'promote', 'trading')
  expect(refused.code).toBe(1)
  expect(refused.stderr).toMatch(
    /^Links and bookmarks lead to \/news.+allow it by --allow-loss\.$/m,
  )
  expect(await promote('trading', '--allow-loss')).toMatch(
    /^Warning: Links and bookmarks lead to \/news.+\ntrading .+ is live: release 2\n$/,
  )
})

it('lets six deployers begin at once, in whatever order they come to it', async () => {
  const remotes = NAMES.map((name) => handmadeRemoteNamed(name))
  for (const built of [...remotes, handmadeHost()]) await publishHandmade(store, built)

  // The host is started last, and the others wait for it.
  const names = [...NAMES, 'host']
  const ends = await Promise.all(
    names.map((name) => runDelivery(store, ['promote', name, '--wait', '60'])),
  )

  expect(ends.map(({ code }) => code)).toEqual(names.map(() => 0))
  const numbers = ends.map(({ stdout }) => /is live: release (\d)\n$/.exec(stdout)?.[1])
  expect(numbers.sort()).toEqual(['1', '2', '3', '4', '5', '6'])
  const registry = JSON.parse(await readFile(join(store, 'registry.json'), 'utf8'))
  expect(registry).toMatchObject({ release: 6 })
  expect(registry.remotes.map((remote: { name: string }) => remote.name)).toEqual(NAMES)
  expect(await readFile(join(store, 'index.html'), 'utf8')).toContain('"release":6')
}, 60_000)

it('loses nothing of those who promote at once while others of them are killed', async () => {
  await publishHandmade(store, handmadeHost())
  await promote('host')
  for (const name of NAMES) await publishHandmade(store, handmadeRemoteNamed(name))

  const faults = ['', 'kill:4', '', 'kill:3', '']
  const ends = await Promise.all(
    NAMES.map((name, index) => runDelivery(store, ['promote', name], faults[index])),
  )

  const composition = (await liveRelease(store))?.composition
  const ended = NAMES.filter((_name, index) => ends[index]?.code === 0)
  expect(ended).toEqual(expect.arrayContaining(['ideas', 'research', 'trading']))
  for (const name of ended) expect(composition).toHaveProperty(name)
  const registry = JSON.parse(await readFile(join(store, 'registry.json'), 'utf8'))
  expect(registry.remotes.map((remote: { name: string }) => remote.name)).toEqual(
    NAMES.filter((name) => composition?.[name] !== undefined),
  )
}, 60_000)

it.each(['remote.json', 'integrity.json'])(
  'says of a live version whose %s is damaged, or gone, how to mend it, and that does',
  async (file) => {
    await publishHandmade(store, handmadeHost())
    await publishHandmade(store, handmadeRemote())
    const content = await publishHandmade(store, handmadeRemoteNamed('content'))
    await promote('host', 'trading', 'content')
    await publishHandmade(store, handmadeRemote(), { 'page.js': 'newer()' })
    const place = join(versionFolder(store, 'content', content), file)
    const refusal = async () => (await typeCommand(store, 'promote', 'trading')).stderr
    const cure = 'mend it with npm run verify:store -- --repair;'

    await writeFile(place, '{')
    expect(await refusal()).toContain(`${place} is not JSON: ${cure}`)
    await rm(place)
    expect(await refusal()).toContain(`content ${content} has lost its ${file}: ${cure}`)
    await typeCommand(store, 'verify', '--repair')
    expect(await promote('trading')).toContain('is live: release 2')
  },
)

it('takes no two versions of one build', async () => {
  await publishHandmade(store, handmadeRemote())
  const { code, stderr } = await typeCommand(store, 'promote', 'trading', 'mfe-trading')
  expect(code).toBe(2)
  expect(stderr).toBe('trading is named twice: name the one version of it that is meant.\n')
})
