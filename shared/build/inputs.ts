import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { packagesOf } from './lockedPackages.ts'
import { isPseudo } from './texts/pseudo.ts'

const SHARED = join(import.meta.dirname, '..')
const ROOT = join(SHARED, '..')
const LOCKFILE = join(ROOT, 'package-lock.json')

/** `development` keeps names and messages; `production` is the build that is shipped. */
export type Mode = 'development' | 'production'

/** The compiler's options of every workspace. */
export const COMPILER_OPTIONS = join(ROOT, 'tsconfig.base.json')

/** npm's list of installed packages, which may be older than the lockfile after a checkout. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json')

/** The configuration files of a workspace. */
const CONFIGURATION = ['webpack.config.mjs', 'remote.config.ts', 'package.json']

/** Names in a workspace's folder that do not affect its build. */
const NO_INPUT = /^(dist|node_modules)$|\.test\.[cm]?[jt]sx?$|^\./

/**
 * The hash of everything that a workspace's build depends on: its files, shared files, the packages that either
 * requires, the compiler's options, the mode, whether its English is pseudo-localized, and the trusted keys. Tests are
 * excluded, as are lockfile entries of other workspaces: a new workspace causes no rebuild of this one. The same hash
 * needs no new build.
 */
export function inputsHash(
  folder: string,
  mode: Mode,
  trustedKeys: readonly string[] = [],
): string {
  const packages = packagesNeededBy([folder, ...foldersIn(SHARED)])
  const seed = [`${mode}${isPseudo ? ' pseudo' : ''}`, ...trustedKeys, packages].join('\n')
  return hashOf([...filesBelow(folder), ...filesBelow(SHARED), COMPILER_OPTIONS], seed)
}

/** The hash of everything that the declarations of shared packages depend on. */
export function declarationsHash(): string {
  const files = [...filesBelow(SHARED), COMPILER_OPTIONS]
  return hashOf(files, packagesNeededBy(foldersIn(SHARED)))
}

/**
 * The hash of everything, besides the sources, that affects a build: the workspace's configuration, and the installed
 * tools.
 */
export function configurationHash(folder: string): string {
  const tools = ['build', 'contract'].map((name) => join(SHARED, name))
  const files = [
    ...tools.flatMap(filesBelow),
    ...foldersIn(SHARED).map((each) => join(each, 'package.json')),
    ...CONFIGURATION.map((file) => join(folder, file)).filter(existsSync),
    COMPILER_OPTIONS,
  ]
  return hashOf(files, packagesNeededBy(tools, INSTALLED))
}

function packagesNeededBy(folders: readonly string[], lockfile = LOCKFILE): string {
  const manifests = folders.map((folder) => join(folder, 'package.json'))
  return packagesOf(manifests, lockfile).join('\n')
}

function hashOf(files: readonly string[], seed = ''): string {
  const hash = createHash('sha256').update(seed)
  for (const file of files) {
    const bytes = readFileSync(file)
    // Path and length separate files whose concatenated bytes would be the same.
    hash.update(`\n${relative(ROOT, file).split(sep).join('/')} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_INPUT.test(entry.name))
    .map(({ name }) => join(folder, name))
    .filter((path) => existsSync(join(path, 'package.json')))
    .sort()
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !NO_INPUT.test(name))
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? filesBelow(path) : [path]
    })
}
