import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readLive } from '../store/live.ts'
import { releaseFile, versionFolder } from '../names/storePaths.ts'
import { handmadeHost, handmadeRemote } from '../testing/handmadeBuilds.ts'
import { testStore } from '../testing/testStore.ts'
import { typeCommand } from '../testing/typeCommand.ts'

const store = testStore()
let folder: string

beforeEach(async () => {
  await store.publish(handmadeHost())
  folder = versionFolder(store.folder, 'trading', await store.publish(handmadeRemote()))
  await store.type('promote', 'host', 'trading')
})

function verify(...args: string[]) {
  return store.type('verify', ...args)
}

it('says that all is sound', async () => {
  expect(await verify()).toEqual({
    code: 0,
    stdout: '2 versions checked: all is sound\n',
    stderr: '',
  })
  expect((await verify('trading')).stdout).toBe('1 version checked: all is sound\n')
})

it.each(['page.js', 'page.js.br', 'page.js.gz', 'integrity.json', 'remote.json'])(
  'finds a damaged %s, and restores it from what stands beside it',
  async (file) => {
    const before = await readFile(join(folder, file))
    await writeFile(join(folder, file), 'tampered()')

    const found = await verify()
    expect(found.code).toBe(1)
    expect(found.stdout).toContain('1 not sound, see above')
    const repaired = await verify('--repair')
    expect(repaired).toMatchObject({ code: 0 })
    expect(repaired.stdout).toMatch(
      /^trading .+ had damaged bytes: they are restored\.\n2 versions/,
    )
    expect(await readFile(join(folder, file))).toEqual(before)
    expect((await verify()).code).toBe(0)
  },
)

describe('from what a version was made', () => {
  const MADE = { commit: '0123', isDirty: false, node: 'v24.1.0', lockfile: 'sha256-x' }
  let file: string

  beforeEach(async () => {
    const made = { 'page.js': 'made()', 'provenance.json': JSON.stringify(MADE) }
    const version = await store.publish(handmadeRemote(), made)
    file = join(versionFolder(store.folder, 'trading', version), 'provenance.json')
    await store.type('promote', 'trading')
  })

  it.each(['', '.br', '.gz'])(
    'is restored from what stands beside it where provenance.json%s is damaged',
    async (suffix) => {
      const before = await readFile(file + suffix)
      await writeFile(file + suffix, '{}')

      expect((await verify()).code).toBe(1)
      expect((await verify('--repair')).code).toBe(0)
      expect(await readFile(file + suffix)).toEqual(before)
      expect((await verify()).stdout).toBe('3 versions checked: all is sound\n')
    },
  )

  it('is removed where none of it is sound, because no promotion asks for it, and a false one misleads', async () => {
    await rm(`${file}.br`)
    await rm(`${file}.gz`)
    await writeFile(file, JSON.stringify({ ...MADE, integrity: 'of other files' }))

    expect((await store.type('promote', 'trading')).code).toBe(1)
    expect((await verify('--repair')).code).toBe(0)
    expect((await verify()).code).toBe(0)
    expect((await store.type('promote', 'trading')).code).toBe(0)
  })
})

it('finds a list of hashes that was emptied, and restores it', async () => {
  await writeFile(join(folder, 'integrity.json'), '{}')

  expect((await verify()).code).toBe(1)
  expect(await verify('--repair')).toMatchObject({ code: 0 })
  expect((await verify()).code).toBe(0)
})

it('restores a lost file, and removes one that was planted', async () => {
  await rm(join(folder, 'page.js'))
  await writeFile(join(folder, 'planted.js'), 'steal()')

  expect(await verify('--repair')).toMatchObject({ code: 0 })
  expect(await readFile(join(folder, 'page.js'), 'utf8')).toBe('render()')
  expect(await readdir(folder)).not.toContain('planted.js')
})

it('says what to do where nothing sound is left', async () => {
  for (const suffix of ['', '.br', '.gz']) await rm(join(folder, `page.js${suffix}`))

  const { code, stdout } = await verify('--repair')
  expect(code).toBe(1)
  expect(stdout).toContain(`remove the damaged folder ${folder}, then publish it again.\n`)
})

it('finds a live version that is lost as a whole, also with all others of its build', async () => {
  for (const lost of [folder, store.path('trading')]) {
    await rm(lost, { recursive: true })

    expect((await verify()).stdout).toMatch(
      /^trading .+ is not in the store: publish it with npm run/,
    )
  }
})

it('takes no name for sound of which there is nothing', async () => {
  expect(await verify('tradign')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Nothing of tradign is in the store: choose from host, trading.\n',
  })
})

it('takes a store in which there is nothing for a mistyped one', async () => {
  const { code, stdout } = await typeCommand(store.path('typo'), 'verify')

  expect(code).toBe(1)
  expect(stdout).toContain(`Nothing is in ${store.path('typo')}: look whether STORE names`)
})

it('is not alone in telling of older records that are damaged: status does as well', async () => {
  await store.publish(handmadeRemote(), { 'page.js': 'better()' })
  await store.type('promote', 'trading')
  await writeFile(releaseFile(store.folder, 1), '{')

  for (const said of [await verify(), await store.type('status')]) {
    expect(said.code).toBe(1)
    expect(said.stdout).toContain(`${releaseFile(store.folder, 1)} is damaged: mend it with`)
  }
})

it('repairs what servers send', async () => {
  await writeFile(store.path('index.html'), 'altered')
  await rm(store.path('robots.txt'))

  expect((await verify()).stdout).toMatch(/^What servers send is not that of release 1: mend it/)
  expect((await verify('--repair')).stdout).toMatch(/^What servers send was not that of release 1/)
  expect(await store.read('robots.txt')).toBe('User-agent: *')
})

async function losePageAndNote() {
  for (const file of ['index.html', 'releases/live.json']) await writeFile(store.path(file), '')
}

describe('where both page and note are lost', () => {
  let better: string

  beforeEach(async () => {
    better = await store.publish(handmadeRemote(), { 'page.js': 'better()' })
    await store.type('promote', 'trading')
    await losePageAndNote()
  })

  it.each([
    ['status'],
    ['verify'],
    ['rollback', 'trading'],
    ['rollback', '--to', '1'],
    ['promote', 'trading'],
  ])('says so and the cure to who types %s %s', async (...args) => {
    const { code, stdout, stderr } = await store.type(...args)
    expect(code).toBe(1)
    expect(stdout + stderr).toMatch(
      /^index\.html and .+ both lost, .+ by npm run verify:store -- --rep/m,
    )
    expect(stdout).not.toMatch(/Nothing is live|never became live|all is sound/)
  })

  it('denies no release, and removes nothing', async () => {
    const { stdout } = await store.type('history')
    expect(stdout).toMatch(/^release 2 .+ {2}\(perhaps live\)\n/)
    expect(stdout).toMatch(/^release 1 .+promoted by hand$/m)
    for (const option of ['--dry-run', '--json']) {
      expect(await store.type('prune', '--keep', '1', '--days', '0', option)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('none is known to be live, so nothing is removed'),
      })
    }
  })

  it('goes on with what registry.json says as its record does', async () => {
    expect((await verify('--repair')).stdout).toContain(
      'index.html and releases/live.json were lost: release 2 is live, as registry.json says.\n',
    )
    expect(await readLive(store.folder)).toMatchObject({
      release: { composition: { trading: better } },
    })
    expect(await verify()).toMatchObject({ code: 0 })
  })

  it.each([
    ['is lost as well', ''],
    ['says something else', '{"release":2}'],
  ])('goes on with the newest that was certainly live where registry.json %s', async (_, text) => {
    await writeFile(store.path('registry.json'), text)

    expect((await verify('--repair')).stdout).toContain(
      'index.html and releases/live.json were lost: release 1 is live, as the record of a later one says.\n',
    )
    expect((await store.type('promote', 'trading')).code).toBe(0)
    expect(await readLive(store.folder)).toMatchObject({ release: { release: 3, after: 1 } })
  })
})

it('brings back no older release where page and note are lost, and registry.json is an old one', async () => {
  const registry = await readFile(store.path('registry.json'))
  const better = await store.publish(handmadeRemote(), { 'page.js': 'better()' })
  await store.type('promote', 'trading')
  await store.publish(handmadeRemote(), { 'page.js': 'best()' })
  await store.type('promote', 'trading')
  await writeFile(store.path('registry.json'), registry)
  await losePageAndNote()

  expect((await verify('--repair')).stdout).toContain(
    'index.html and releases/live.json were lost: release 2 is live, as the record of a later one says.\n',
  )
  expect(await readLive(store.folder)).toMatchObject({
    release: { composition: { trading: better } },
  })
})

it('writes a lost record of what is live anew, and until then everything goes on', async () => {
  const file = releaseFile(store.folder, 1)
  const { composition, chain } = JSON.parse(await readFile(file, 'utf8'))
  // The older of two versions is live, so only the release refers to it.
  await store.publish(handmadeRemote(), { 'page.js': 'better()' })
  await rm(file)

  for (const said of [await verify(), await store.type('status')]) {
    expect(said.code).toBe(1)
    expect(said.stdout).toContain(`${file} is missing`)
  }
  expect((await store.type('history')).stdout).toMatch(/^release 1 .+ {2}\(live\)\n/)
  expect((await store.type('prune', '--keep', '1', '--days', '0')).stdout).toMatch(/^0 vers/)
  expect((await verify('--repair')).stdout).toContain(
    `${file} was missing: written anew from what the page shows.\n`,
  )
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ composition, chain })
  expect((await verify()).code).toBe(0)
})

it('writes a damaged record of what is live anew, and keeps the damaged one', async () => {
  const file = releaseFile(store.folder, 1)
  const { composition } = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, '{"release":1')

  expect((await verify()).stdout).toContain(`${file} is damaged: mend it with npm run verify:store`)
  const { stdout } = await verify('--repair', '--json')
  expect(JSON.parse(stdout)).toEqual({
    isOk: true,
    checked: 2,
    problems: [],
    repaired: [
      `${file} was damaged: it is put aside as ${file}.damaged, and written anew from what the page shows.`,
      // User and time are lost with the record, and from now on missing in the served history.
      'What servers send was not that of release 1: it is now.',
    ],
  })
  expect(await readFile(`${file}.damaged`, 'utf8')).toBe('{"release":1')
  expect(await readLive(store.folder)).toMatchObject({
    release: { release: 1, composition },
    damaged: [],
  })
})
