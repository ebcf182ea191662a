import type { BuiltHost, BuiltRemote } from '@aldergate/contract/built'
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../../process/run.ts'
import { problemOf } from '../../promotion/gate.ts'
import { handmadeHost, handmadeRemote, removeFolder } from '../../testing/handmadeBuilds.ts'
import { ROOT, WORK_FOLDER } from '../../process/root.ts'

type HostTables = Pick<BuiltHost, 'provides'>
type RemoteTables = Pick<BuiltRemote, 'requires'>

const SHARED = join(ROOT, 'shared')

let folder: string
let host: HostTables

beforeAll(async () => {
  // Within the work tree, so that the libraries can be resolved.
  await mkdir(WORK_FOLDER, { recursive: true })
  folder = await mkdtemp(join(WORK_FOLDER, 'sharing-'))
  host = await tablesOf<HostTables>(SHARED, '{ provides: provides() }')
})

afterAll(() => removeFolder(folder))

/** Evaluates the build's own tables in a Node process, because they resolve packages as webpack does. */
async function tablesOf<Tables>(shared: string, expression: string): Promise<Tables> {
  const sharing = pathToFileURL(join(shared, 'build/sharing.ts')).href
  const script = `
    import { provides, requires } from '${sharing}'
    process.stdout.write(JSON.stringify(${expression}))`
  const { output } = await run('node', ['--input-type=module', '-e', script], { isCaptured: true })
  return JSON.parse(output) as Tables
}

type Change = 'patch' | 'minor' | 'major'

/** The tables of a remote in a work tree like ours, with the shared packages one version further. */
async function builtAfter(change: Change): Promise<RemoteTables> {
  const shared = join(folder, change)
  await cp(SHARED, shared, { recursive: true })
  for (const name of await readdir(shared)) {
    const file = join(shared, name, 'package.json')
    const manifest = await readFile(file, 'utf8').catch(() => undefined)
    if (!manifest) continue
    const { version, ...rest } = JSON.parse(manifest) as { version: string }
    await writeFile(file, JSON.stringify({ ...rest, version: raised(version, change) }))
  }
  return tablesOf<RemoteTables>(shared, requiresOf(join(folder, 'mfe-trading')))
}

function requiresOf(remote: string): string {
  return `{ requires: requires(${JSON.stringify(remote)}) }`
}

function raised(version: string, change: Change): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (change === 'major') return `${major + 1}.0.0`
  return change === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
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
    canaries: [],
  })
}

it.each(['patch', 'minor'] as const)(
  'lets a remote that was built with the next %s version of the packages go live without a host deploy',
  async (change) => {
    const remote = await builtAfter(change)

    expect(problemWith(remote)).toBeUndefined()
  },
)

it('refuses a remote of a newer major version until the host has it', async () => {
  expect(problemWith(await builtAfter('major'))).toBe(
    'trading 1-r requires @aldergate/contract ^2.0.0, and host 1-h shares 1.0.0: build trading ' +
      'for 1.0.0, or promote a host with ^2.0.0 in the same release.',
  )
})

it('refuses a remote that was built with a newer library of its own, of which the host may lack what it uses', async () => {
  const remote = join(folder, 'mfe-newer')
  const library = join(remote, 'node_modules/jotai')
  await mkdir(library, { recursive: true })
  const [major, minor = 0] = (host.provides.jotai ?? '').split('.').map(Number)
  const version = `${major}.${minor + 1}.0`
  await writeFile(join(library, 'package.json'), JSON.stringify({ name: 'jotai', version }))

  expect(problemWith(await tablesOf<RemoteTables>(SHARED, requiresOf(remote)))).toBe(
    `trading 1-r requires jotai ^${version}, and host 1-h shares ${host.provides.jotai}: build trading ` +
      `for ${host.provides.jotai}, or promote a host with ^${version} in the same release.`,
  )
})
