import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const SHARED = join(import.meta.dirname, '..')
const ROOT = join(SHARED, '..')

/** What stands in a workspace's folder and has no part in its build. */
const NO_INPUT = /^(dist|node_modules|testing)$|\.test\.[cm]?[jt]sx?$|^jest|^\./

/**
 * The hash over everything that a workspace's build is made from: its files, those of shared, the
 * lockfile and the mode. Tests are no part of it. The same hash needs no new build.
 */
export function inputsHash(folder, mode) {
  return hashOf(
    [...filesBelow(folder), ...filesBelow(SHARED), join(ROOT, 'package-lock.json')],
    mode,
  )
}

/** The hash over the sources in some folders: two builds with the same have the same parts. */
export function sourcesHash(folders) {
  return hashOf(folders.flatMap((folder) => filesBelow(join(folder, 'src'))))
}

function hashOf(files, seed = '') {
  const hash = createHash('sha256').update(seed)
  for (const file of files) {
    const bytes = readFileSync(file)
    // Path and length keep apart what would otherwise be the same stream of bytes.
    hash.update(`\n${relative(ROOT, file).split(sep).join('/')} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  return readdirSync(folder)
    .filter((name) => !NO_INPUT.test(name))
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? filesBelow(path) : [path]
    })
}
