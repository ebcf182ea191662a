import { type BuiltHost, type BuiltRemote } from '@aldergate/shared/contract'
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../process/run.ts'
import { problemOf } from '../store/gate.ts'
import { handmadeHost, handmadeRemote, newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { ROOT } from '../workspaces/root.ts'

type HostTables = Pick<BuiltHost, 'kit' | 'provides'>
type RemoteTables = Pick<BuiltRemote, 'kit' | 'requires'>

const SHARED = join(ROOT, 'shared')

let folder: string
let host: HostTables
let major: number
let minor: number
let patch: number

beforeAll(async () => {
  folder = await newFolder()
  host = await tablesOf<HostTables>(SHARED, '{ kit: kitOf(), provides: provides() }')
  const numbers = host.kit.version.split('.').map(Number)
  ;[major = 0, minor = 0, patch = 0] = numbers
})

afterAll(() => removeFolder(folder))

/** What the build's own tables say; in Node itself, because they look for packages as webpack does. */
async function tablesOf<Tables>(shared: string, expression: string): Promise<Tables> {
  const sharing = pathToFileURL(join(shared, 'build/sharing.mjs')).href
  const script = `
    import { kitOf, provides, requires } from '${sharing}'
    process.stdout.write(JSON.stringify(${expression}))`
  const { output } = await run('node', ['--input-type=module', '-e', script], { isCaptured: true })
  return JSON.parse(output) as Tables
}

/** The tables of a remote whose work tree is ours but for the version of shared. */
async function builtWith(version: string): Promise<RemoteTables> {
  const shared = join(folder, version)
  await cp(join(SHARED, 'build'), join(shared, 'build'), { recursive: true })
  await symlink(join(SHARED, 'src'), join(shared, 'src'))
  const manifest = JSON.parse(await readFile(join(SHARED, 'package.json'), 'utf8')) as object
  await writeFile(join(shared, 'package.json'), JSON.stringify({ ...manifest, version }))
  return tablesOf<RemoteTables>(shared, '{ kit: kitOf(), requires: requires() }')
}

function problemWith(remote: RemoteTables): string | undefined {
  const hostBuild = handmadeHost(host)
  const remoteBuild = handmadeRemote(remote)
  const files = [hostBuild.entry, hostBuild.boot, ...hostBuild.preload, ...hostBuild.fonts]
  const rootFiles = hostBuild.root.map((file) => `root/${file}`)
  const names = [...files, ...rootFiles, remoteBuild.entry, 'page.js']
  const integrity = Object.fromEntries(names.map((file) => [file, 'sha384-x']))
  return problemOf({
    host: { version: '1-h', built: hostBuild, integrity },
    remotes: [{ version: '1-r', built: remoteBuild, integrity }],
  })
}

it('lets a remote of a newer patch of shared go live without a host deploy', async () => {
  const remote = await builtWith(`${major}.${minor}.${patch + 1}`)

  expect(remote.kit.version).not.toBe(host.kit.version)
  expect(problemWith(remote)).toBeUndefined()
})

it('refuses a remote of a newer minor of shared until the host has it', async () => {
  const remote = await builtWith(`${major}.${minor + 1}.0`)

  expect(problemWith(remote)).toBe(
    `trading 1-r requires @aldergate/shared/router ~${major}.${minor + 1}.0, and host 1-h shares ` +
      `${host.kit.version}: build trading for ${host.kit.version}, or promote a host with ` +
      `~${major}.${minor + 1}.0 in the same release.`,
  )
})
