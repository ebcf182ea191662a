import { execFile } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '@aldergate/delivery/process/root'
import { expect } from '../app'
import { storeUnderTest } from '../store/storeUnderTest'
import { liveRegistry } from '../store/liveRegistry'
import { copySources } from './clone'
import { storeKey } from '../store/storeKey'
import { hashOf } from './hashes'

const execute = promisify(execFile)

/**
 * Another location, with everything that a script might pick up from its environment: folder, language, clock and
 * permissions.
 */
const DEEPER = 'a longer way/parts/panels'
const SURROUNDINGS = { TZ: 'Asia/Kolkata', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
const BUILD = 'umask 077 && npm run --silent build -- "$@"'

/** Published beside the files of a build: made from them, or for the store. */
const ADDED = /^(integrity|provenance)\.json$|\.(br|gz)$/

export interface Elsewhere {
  folder: string
  /** Builds the named parts. */
  build: (names: readonly string[]) => Promise<void>
  /** The hashes of what was built of a part, source maps too, by path. */
  builtHashes: (name: string) => Map<string, string>
  remove: () => void
}

/** A second clone of the project, elsewhere, in which nothing was built yet. */
export function cloneElsewhere(): Elsewhere {
  const place = mkdtempSync(join(tmpdir(), 'aldergate-'))
  const folder = join(place, DEEPER)
  copySources(folder, ['dist'])
  linkPackages(folder)

  return {
    folder,
    build: async (names) => {
      const { publicKey } = await storeKey()
      await execute('sh', ['-c', BUILD, 'sh', ...names], {
        cwd: folder,
        env: { ...process.env, ...SURROUNDINGS, TRUSTED_KEYS: publicKey },
      })
    },
    builtHashes: (name) =>
      hashesBelow(join(folder, name === 'host' ? name : `mfe-${name}`, 'dist')),
    remove: () => rmSync(place, { recursive: true, force: true }),
  }
}

/** Expects each file of a part, source maps too, to have the bytes that the store under test has. */
export function expectAsPublished({ builtHashes }: Elsewhere, name: string): void {
  const there = withoutAdded(builtHashes(name))
  expect(there.size, name).toBeGreaterThan(10)
  expect(there, `${name} of two clones`).toEqual(publishedHashes(name))
}

function publishedHashes(name: string): Map<string, string> {
  const { hostVersion, remotes } = liveRegistry()
  const live = remotes.find((each) => each.name === name)?.version ?? hostVersion
  const version = join(storeUnderTest(), name, live)
  const all = [...hashesBelow(version), ...hashesBelow(`${version}.maps`)]
  return withoutAdded(new Map(all.sort()))
}

function withoutAdded(hashes: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...hashes].filter(([file]) => !ADDED.test(file)))
}

function hashesBelow(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.sort().map((file) => [file.slice(folder.length + 1), hashOf(file)]))
}

/** Copies of packages, as an installation has them: bundles identify modules by path. */
function linkPackages(folder: string) {
  const shared = readdirSync(join(ROOT, 'shared')).map((name) => join('shared', name))
  for (const workspace of ['.', ...readdirSync(ROOT), ...shared]) {
    const packages = join(workspace, 'node_modules')
    if (basename(workspace) === 'node_modules' || !existsSync(join(ROOT, packages))) continue
    linkTree(join(ROOT, packages), join(folder, packages))
  }
}

/** The same files under other names: tens of thousands of them are there in a second. */
function linkTree(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else link(source, target)
  }
}

function link(source: string, target: string) {
  try {
    linkSync(source, target)
  } catch {
    // Across disks there are no hard links.
    copyFileSync(source, target)
  }
}
