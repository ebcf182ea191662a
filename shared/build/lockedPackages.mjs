import { readFileSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'

const FOLDER = 'node_modules/'

/**
 * The packages that some manifests ask for, with all that these ask for in turn, as the lockfile has them:
 * a line each, with version and checksum, in a stable order. What the lockfile says of others counts for
 * nothing, nor need the manifest's own workspace stand in it.
 */
export function packagesOf(manifests, lockfile) {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'))
  const found = new Set()
  const waiting = manifests.flatMap((file) => {
    const folder = relative(dirname(lockfile), dirname(file)).split(sep).join('/')
    return askedBy(JSON.parse(readFileSync(file, 'utf8')), folder)
  })
  for (let asked = waiting.pop(); asked; asked = waiting.pop()) {
    const place = placeOf(packages, asked)
    if (place === undefined || found.has(place)) continue
    found.add(place)
    waiting.push(...askedBy(packages[place], place))
  }
  return [...found]
    .filter((place) => packages[place].integrity)
    .sort()
    .map((place) => `${place} ${packages[place].version} ${packages[place].integrity}`)
}

function askedBy(manifest, from) {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies }
  return Object.keys(all).map((name) => ({ name, from }))
}

/** Where Node finds a package: beside whoever asks, or in a folder above. A workspace is a link to its folder. */
function placeOf(packages, { name, from }) {
  for (let folder = from; ; folder = above(folder)) {
    const place = `${folder && `${folder}/`}${FOLDER}${name}`
    if (packages[place]) return packages[place].link ? packages[place].resolved : place
    if (folder === '') return undefined
  }
}

function above(folder) {
  return folder.slice(0, Math.max(0, folder.lastIndexOf(`/${FOLDER}`)))
}
