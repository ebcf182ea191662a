import type { BuiltHost, BuiltRemote } from '@aldergate/contract/built'
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../process/run.ts'
import { problemOf } from '../store/gate.ts'
import { handmadeHost, handmadeRemote, removeFolder } from '../testing/handmadeBuilds.ts'
import { ROOT, WORK_FOLDER } from '../workspaces/root.ts'

type HostTables = Pick<BuiltHost, 'provides'>
type RemoteTables = Pick<BuiltRemote, 'requires'>

const SHARED = join(ROOT, 'shared')

let folder: string
let host: HostTables

beforeAll(async () => {
  // In the work tree, from where the libraries are found.
  await mkdir(WORK_FOLDER, { recursive: true })
  folder = await mkdtemp(join(WORK_FOLDER, 'sharing-'))
  host = await tablesOf<HostTables>(SHARED, '{ provides: provides() }')
})

afterAll(() => removeFolder(folder))

/** What the build's own tables say; in Node itself, because they look for packages as webpack does. */
async function tablesOf<Tables>(shared: string, expression: string): Promise<Tables> {
  const sharing = pathToFileURL(join(shared, 'build/sharing.mjs')).href
  const script = `
    import { provides, requires } from '${sharing}'
    process.stdout.write(JSON.stringify(${expression}))`
  const { output } = await run('node', ['--input-type=module', '-e', script], { isCaptured: true })
  return JSON.parse(output) as Tables
}

/** The tables of a remote whose work tree is ours but for the versions of the packages of shared. */
async function builtWith(version: string): Promise<RemoteTables> {
  const shared = join(folder, version)
  await cp(SHARED, shared, { recursive: true })
  for (const name of await readdir(shared)) {
    const file = join(shared, name, 'package.json')
    const manifest = await readFile(file, 'utf8').catch(() => undefined)
    if (!manifest) continue
    await writeFile(file, JSON.stringify({ ...(JSON.parse(manifest) as object), version }))
  }
  return tablesOf<RemoteTables>(shared, '{ requires: requires() }')
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

it.each(['1.0.1', '1.1.0'])(
  'lets a remote that was built with %s of the packages go live without a host deploy',
  async (version) => {
    const remote = await builtWith(version)

    expect(problemWith(remote)).toBeUndefined()
  },
)

it('refuses a remote of a newer major version until the host has it', async () => {
  expect(problemWith(await builtWith('2.0.0'))).toBe(
    'trading 1-r requires @aldergate/contract ^2.0.0, and host 1-h shares 1.0.0: build trading ' +
      'for 1.0.0, or promote a host with ^2.0.0 in the same release.',
  )
})
