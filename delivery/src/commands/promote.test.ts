import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { versionFolder } from '../names/storePaths.ts'
import { signingKey } from '../signing/signingKey.ts'
import { handmadeHost, handmadeRemote, handmadeRemoteNamed } from '../testing/handmadeBuilds.ts'
import { runDelivery } from '../testing/runDelivery.ts'
import { testStore } from '../testing/testStore.ts'

/** In the order of the registry; one is a folder of this work tree, the others are unknown to it. */
const NAMES = ['ideas', 'paper-bots', 'research', 'tax', 'trading']

const store = testStore()

async function promote(...args: string[]) {
  return (await store.type('promote', ...args)).stdout
}

it('says what is live, of one and of several', async () => {
  const host = await store.publish(handmadeHost())
  const trading = await store.publish(handmadeRemote())

  expect(await promote('host')).toBe(`host ${host} is live: release 1\n`)
  const both = `host ${host}, trading ${trading}`
  expect(await promote('host', 'trading')).toBe(`${both} are live: release 2\n`)
  expect(await promote('host', 'trading')).toBe(`${both} were live already: release 2\n`)
  expect(await promote('trading')).toBe(`trading ${trading} was live already: release 2\n`)
})

it('tells a machine the same', async () => {
  const host = await store.publish(handmadeHost())

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
      await store.publish(handmadeHost({ trustedKeys: [publicKey] }))
      if (at > 0) {
        const { code, stderr } = await store.type('promote', 'host')
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
  await store.publish(handmadeHost())
  await store.publish(handmadeRemote())
  await promote('host', 'trading')
  await store.publish(handmadeRemote({ pages: [] }))

  const refused = await store.type('promote', 'trading')
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
  for (const built of [...remotes, handmadeHost()]) await store.publish(built)

  // The host is started last, and the others wait for it.
  const names = [...NAMES, 'host']
  const ends = await Promise.all(
    names.map((name) => runDelivery(store.folder, ['promote', name, '--wait', '60'])),
  )

  expect(ends.map(({ code }) => code)).toEqual(names.map(() => 0))
  const numbers = ends.map(({ stdout }) => /is live: release (\d)\n$/.exec(stdout)?.[1])
  expect(numbers.sort()).toEqual(['1', '2', '3', '4', '5', '6'])
  const registry = await store.registry()
  expect(registry).toMatchObject({ release: 6 })
  expect(registry.remotes.map((remote: { name: string }) => remote.name)).toEqual(NAMES)
  expect(await store.read('index.html')).toContain('"release":6')
}, 60_000)

it('loses nothing of those who promote at once while others of them are killed', async () => {
  await store.publish(handmadeHost())
  await promote('host')
  for (const name of NAMES) await store.publish(handmadeRemoteNamed(name))

  const faults = ['', 'kill:4', '', 'kill:3', '']
  const ends = await Promise.all(
    NAMES.map((name, index) => runDelivery(store.folder, ['promote', name], faults[index])),
  )

  const composition = (await store.live())?.composition
  const ended = NAMES.filter((_name, index) => ends[index]?.code === 0)
  expect(ended).toEqual(expect.arrayContaining(['ideas', 'research', 'trading']))
  for (const name of ended) expect(composition).toHaveProperty(name)
  const registry = await store.registry()
  expect(registry.remotes.map((remote: { name: string }) => remote.name)).toEqual(
    NAMES.filter((name) => composition?.[name] !== undefined),
  )
}, 60_000)

it.each(['remote.json', 'integrity.json'])(
  'says of a live version whose %s is damaged, or gone, how to mend it, and that does',
  async (file) => {
    await store.publish(handmadeHost())
    await store.publish(handmadeRemote())
    const content = await store.publish(handmadeRemoteNamed('content'))
    await promote('host', 'trading', 'content')
    await store.publish(handmadeRemote(), { 'page.js': 'newer()' })
    const place = join(versionFolder(store.folder, 'content', content), file)
    const refusal = async () => (await store.type('promote', 'trading')).stderr
    const cure = 'mend it with npm run verify:store -- --repair;'

    await writeFile(place, '{')
    expect(await refusal()).toContain(`${place} is not JSON: ${cure}`)
    await rm(place)
    expect(await refusal()).toContain(`content ${content} has lost its ${file}: ${cure}`)
    await store.type('verify', '--repair')
    expect(await promote('trading')).toContain('is live: release 2')
  },
)

it('takes no two versions of one build', async () => {
  await store.publish(handmadeRemote())
  const { code, stderr } = await store.type('promote', 'trading', 'mfe-trading')
  expect(code).toBe(2)
  expect(stderr).toBe('trading is named twice: name the one version of it that is meant.\n')
})
