import { readFileSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'

const FOLDER = 'node_modules/'

/** The used fields of a `package.json`. */
type Manifest = Partial<Record<Dependencies, Readonly<Record<string, string>>>>

type Dependencies = 'dependencies' | 'devDependencies' | 'optionalDependencies' | 'peerDependencies'

/** An installed package in the lockfile. */
interface Locked extends Manifest {
  version?: string
  integrity?: string
  /** For a workspace: it is a link to its folder. */
  link?: boolean
  resolved?: string
}

/** The packages of a lockfile, by folder. */
type Lockfile = Readonly<Record<string, Locked>>

/** The name of a required package, and the folder that requires it. */
interface Asked {
  name: string
  from: string
}

/**
 * The packages that some manifests require, directly or indirectly, as locked: one line each, with version and
 * checksum, in a stable order. Other entries of the lockfile do not matter, and the manifest's own workspace need not
 * be in it.
 */
export function packagesOf(manifests: readonly string[], lockfile: string): string[] {
  const { packages }: { packages: Lockfile } = JSON.parse(readFileSync(lockfile, 'utf8'))
  const found = new Set<string>()
  const waiting = manifests.flatMap((file) => {
    const folder = relative(dirname(lockfile), dirname(file)).split(sep).join('/')
    return askedBy(JSON.parse(readFileSync(file, 'utf8')), folder)
  })
  for (let asked = waiting.pop(); asked; asked = waiting.pop()) {
    const place = placeOf(packages, asked)
    if (place === undefined || found.has(place)) continue
    found.add(place)
    waiting.push(...askedBy(packages[place] ?? {}, place))
  }
  return [...found].sort().flatMap((place) => {
    const { version, integrity } = packages[place] ?? {}
    return integrity ? `${place} ${version} ${integrity}` : []
  })
}

function askedBy(manifest: Manifest, from: string): Asked[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies }
  return Object.keys(all).map((name) => ({ name, from }))
}

/** Where Node resolves a package: beside the requiring folder, or in one above. A workspace is a link to its folder. */
function placeOf(packages: Lockfile, { name, from }: Asked): string | undefined {
  for (let folder = from; ; folder = above(folder)) {
    const place = `${folder && `${folder}/`}${FOLDER}${name}`
    const locked = packages[place]
    if (locked) return locked.link ? locked.resolved : place
    if (folder === '') return undefined
  }
}

function above(folder: string): string {
  return folder.slice(0, Math.max(0, folder.lastIndexOf(`/${FOLDER}`)))
}
