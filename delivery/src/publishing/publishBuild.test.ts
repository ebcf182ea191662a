import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  handmadeHost,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
  writeBuild,
} from '../testing/handmadeBuilds.ts'
import { isSigned } from '../signing/signature.ts'
import { handmadeKey } from '../testing/handmadeKey.ts'
import { newestVersion } from '../store/published.ts'
import { noteBuilt } from './asBuilt.ts'
import { publishBuild } from './publishBuild.ts'
import { mapsFolder } from '../names/storePaths.ts'
import { verifyVersion } from '../upkeep/verifyVersion.ts'
import { integrityOf } from '../names/version.ts'

let store: string
let build: string

beforeEach(async () => {
  store = await newFolder()
  build = await writeBuild(handmadeRemote())
})

afterEach(async () => {
  await removeFolder(store)
  await removeFolder(build)
})

it('puts a build under a version that follows from its bytes', async () => {
  const { name, version, isNew } = await publishBuild({ store, build })

  expect({ name, isNew }).toEqual({ name: 'trading', isNew: true })
  const folder = join(store, 'trading', version)
  expect(await readFile(join(folder, 'page.js'), 'utf8')).toBe('render()')
  const integrity = JSON.parse(await readFile(join(folder, 'integrity.json'), 'utf8'))
  expect(Object.keys(integrity)).toEqual([
    'bom.json',
    'page.js',
    'remote.json',
    'remoteEntry.js',
    'seam.json',
  ])
  expect(integrity['page.js']).toBe(integrityOf(Buffer.from('render()')))
})

it.each([
  ['lost', (file: string) => rm(file)],
  ['changed', (file: string) => writeFile(file, 'sooner()')],
])(
  'refuses a build that has %s a file which its description does not name',
  async (_how, spoil) => {
    const later = join(build, 'later.js')
    await writeFile(later, 'later()')
    await noteBuilt(build)
    await spoil(later)

    await expect(publishBuild({ store, build })).rejects.toThrow(
      `${later} is not as it was built: build it again with npm run build -- trading, then publish.`,
    )
    expect(await readdir(store)).toEqual([])
  },
)

it('publishes a build that is as it was built, with its source maps taken away or not', async () => {
  await writeFile(join(build, 'page.js.map'), '{}')
  await noteBuilt(build)
  const { version } = await publishBuild({ store, build })
  await rm(join(build, 'page.js.map'))

  expect(await publishBuild({ store, build })).toMatchObject({ version, isNew: false })
})

it('writes brotli and gzip beside what they make smaller, and beside nothing else', async () => {
  const version = await publishHandmade(store, handmadeHost())
  const folder = join(store, 'host', version)
  const names = await readdir(folder)

  expect(brotliDecompressSync(await readFile(join(folder, 'main.js.br'))).toString()).toBe(
    'start()',
  )
  expect(gunzipSync(await readFile(join(folder, 'main.js.gz'))).toString()).toBe('start()')
  expect(names.filter((name) => name.startsWith('inter'))).toEqual(['inter.woff2'])
})

it('keeps source maps beside the version, of which they are no part', async () => {
  const { version } = await publishBuild({ store, build })
  await writeFile(join(build, 'page.js.map'), '{"sources":["page.ts"]}')
  const mapped = await publishBuild({ store, build })

  expect(mapped).toMatchObject({ version, isNew: false })
  const maps = mapsFolder(store, 'trading', version)
  expect(await readFile(join(maps, 'page.js.map'), 'utf8')).toBe('{"sources":["page.ts"]}')
  expect(await readdir(join(store, 'trading', version))).not.toContain('page.js.map')
  await expect(verifyVersion(store, 'trading', version)).resolves.toBeUndefined()
})

it('says that the same bytes were published already', async () => {
  const first = await publishBuild({ store, build })
  const second = await publishBuild({ store, build })

  expect(second).toEqual({ ...first, isNew: false })
})

it('leaves no unfinished folder behind when the same build is published by several at once', async () => {
  const results = await Promise.all([1, 2, 3].map(() => publishBuild({ store, build })))

  const version = results[0]?.version ?? ''
  expect(results.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await readdir(join(store, 'trading'))).toEqual([version, 'newest.json'])
})

it('refuses to overwrite a version that has other bytes', async () => {
  const { version } = await publishBuild({ store, build })
  await writeFile(join(store, 'trading', version, 'page.js'), 'tampered()')

  await expect(publishBuild({ store, build })).rejects.toThrow(
    `trading ${version} is published with other bytes in page.js, and a version never changes: ` +
      `remove the damaged folder ${join(store, 'trading', version)}, then publish again.`,
  )
  const bytes = await readFile(join(store, 'trading', version, 'page.js'), 'utf8')
  expect(bytes).toBe('tampered()')
})

it('knows which version was published last, also when it went back to older bytes', async () => {
  const { version } = await publishBuild({ store, build })
  const other = await publishHandmade(store, handmadeRemote(), { 'page.js': 'other()' })
  expect(await newestVersion(store, 'trading')).toBe(other)

  await publishBuild({ store, build })
  expect(await newestVersion(store, 'trading')).toBe(version)
})

it('asks for a build when there is none', async () => {
  await expect(publishBuild({ store, build: '/no/such/dist' })).rejects.toThrow(
    'There is no /no/such/dist/remote.json: build it first with npm run build.',
  )
})

it('refuses a build that was made for development, and names the cure', async () => {
  const development = await writeBuild(handmadeRemote({ mode: 'development' }))

  await expect(publishBuild({ store, build: development })).rejects.toThrow(
    'trading was built for development: build it again with npm run build -- trading, then publish.',
  )
  expect(await newestVersion(store, 'trading')).toBeUndefined()
  await removeFolder(development)
})

it('refuses a build that does not say what it takes from shared', async () => {
  await rm(join(build, 'seam.json'))

  await expect(publishBuild({ store, build })).rejects.toThrow(
    `There is no ${build}/seam.json: remove ${build}, then build it again.`,
  )
  await writeFile(join(build, 'seam.json'), '{"ranges":{"react":7}}')
  await expect(publishBuild({ store, build })).rejects.toThrow(
    /breaks the contract \(seam\.json is not valid at ranges\.react: .+\): mend its build/,
  )
})

it('refuses a build that breaks the contract, and names the place', async () => {
  await writeFile(join(build, 'remote.json'), JSON.stringify({ kind: 'remote', name: 'trading' }))

  await expect(publishBuild({ store, build })).rejects.toThrow(
    /breaks the contract \(remote\.json is not valid at packageVersion: .+\): mend its build/,
  )
})

it.each([
  ['a package version', handmadeRemote({ packageVersion: '../../../x' }), '../../../x'],
  ['a root file', handmadeHost({ root: ['releases/000099.json'] }), 'releases/000099.json'],
])(
  'writes nothing, in the store or outside of it, for %s that leads elsewhere',
  async (_what, built, named) => {
    const attack = await writeBuild(built, { 'root/releases/000099.json': '{}' })

    await expect(publishBuild({ store, build: attack })).rejects.toThrow(named)
    expect(await readdir(store)).toEqual([])
    await removeFolder(attack)
  },
)

it('leaves nothing behind where the store cannot be written', async () => {
  await writeFile(join(store, 'trading'), 'a file in its way')

  await expect(publishBuild({ store, build })).rejects.toThrow('ENOTDIR')
  expect(await readdir(store)).toEqual(['trading'])
})

describe('where a build came from', () => {
  const MADE = { commit: '0123', isDirty: false, node: 'v24.1.0', lockfile: 'sha256-x' }

  it('stands beside it, bound to its bytes and signed, and is no part of its version', async () => {
    const { version } = await publishBuild({ store, build })
    await removeFolder(join(store, 'trading'))
    await writeFile(join(build, 'provenance.json'), JSON.stringify(MADE))
    const key = handmadeKey()
    expect(await publishBuild({ store, build, key })).toMatchObject({ version, isNew: true })

    const folder = join(store, 'trading', version)
    const read = JSON.parse(await readFile(join(folder, 'provenance.json'), 'utf8'))
    expect(read).toMatchObject({ ...MADE, name: 'trading', version })
    expect(read.integrity).toBe(integrityOf(await readFile(join(folder, 'integrity.json'))))
    expect(isSigned([key.publicKey], 'version', read)).toBe(true)
    await expect(verifyVersion(store, 'trading', version)).resolves.toBeUndefined()

    await writeFile(
      join(folder, 'provenance.json'),
      JSON.stringify({ ...read, integrity: 'other' }),
    )
    await expect(verifyVersion(store, 'trading', version)).rejects.toThrow('provenance.json')
  })

  it('is refused when it is not as agreed', async () => {
    await writeFile(join(build, 'provenance.json'), JSON.stringify({ ...MADE, isDirty: 'maybe' }))
    await expect(publishBuild({ store, build })).rejects.toThrow(
      /^provenance\.json is not valid at isDirty.+build trading again/,
    )
  })
})

it.each(['{}', '{"bomFormat":"CycloneDX","components":[{}]}', 'none'])(
  'refuses a build whose bill of materials is %s',
  async (text) => {
    await writeFile(join(build, 'bom.json'), text)
    await expect(publishBuild({ store, build })).rejects.toThrow(
      'bom.json is no bill of materials, or not there',
    )
  },
)
