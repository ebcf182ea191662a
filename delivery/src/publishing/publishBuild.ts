import { parseAs } from '@aldergate/contract'
import { Built } from '@aldergate/contract/built'
import { join } from 'node:path'
import { mapLimited } from '../process/mapLimited.ts'
import { refusal } from '../process/refusal.ts'
import { Seam } from '../seam/seam.ts'
import type { SigningKey } from '../signing/signature.ts'
import type { BuildName } from '../names/buildNames.ts'
import { notAsBuilt } from './asBuilt.ts'
import { billOfMaterials } from './billOfMaterials.ts'
import { buildProblem } from './buildProblem.ts'
import { variantsOf } from '../disk/compress.ts'
import { refuseFollowing } from '../store/followed.ts'
import { placeFolder } from '../disk/placeFolder.ts'
import { PROVENANCE, sealed } from './provenance.ts'
import { writeNewestVersion } from '../store/published.ts'
import { readFolder } from '../disk/readFolder.ts'
import { mapsFolder, versionFolder } from '../names/storePaths.ts'
import {
  firstDifference,
  integrityOfAll,
  mapsOf,
  ownFiles,
  versionOf,
  type Files,
} from '../names/version.ts'

/** Files compressed in parallel: enough to keep each core busy, even if a large file comes last. */
const AT_ONCE = 4

interface PublishOptions {
  store: string
  /** The output folder of a build, with its `remote.json`. */
  build: string
  /** Signs the provenance. */
  key?: SigningKey | undefined
}

export interface PublishResult {
  name: BuildName
  version: string
  /** False when the same bytes were published before. */
  isNew: boolean
}

/**
 * Publishes a build under a version derived from its bytes, all or nothing, with its source maps beside it, where
 * nothing is served. Refuses a build without a valid `remote.json`, `seam.json` and `bom.json`, a development build,
 * one that contradicts its description, one that has lost or changed a file since, and a version that exists with other
 * bytes; also any build in a folder that follows a bucket.
 */
export async function publishBuild({ store, build, key }: PublishOptions): Promise<PublishResult> {
  await refuseFollowing(store)
  const all = await readFolder(build)
  const files = ownFiles(all)
  const built = describe(build, files)
  const { name, packageVersion, mode } = built
  if (mode !== 'production') throw refusal(otherMode(name, mode))
  refuseChanged(name, build, all)
  refuseUnknownSeam(build, files)
  refuseUnknownMaterials(build, files)
  const problem = await buildProblem(built, files)
  if (problem !== undefined) throw refusal(problem)
  const version = versionOf(packageVersion, files)
  const target = versionFolder(store, name, version)
  // Source maps go first, so that a version never appears without them.
  await placeFolder(mapsFolder(store, name, version), () => mapsOf(all))
  const isNew = await placeFolder(target, () =>
    served(files, (integrity) => sealed(all.get(PROVENANCE), { name, version, integrity }, key)),
  )
  if (!isNew) await refuseOtherBytes(target, files, `${name} ${version}`)
  await writeNewestVersion(store, name, version)
  return { name, version, isNew }
}

function describe(build: string, files: Files): Built {
  const description = files.get('remote.json')
  if (!description) {
    throw refusal(`There is no ${join(build, 'remote.json')}: build it first with npm run build.`)
  }
  try {
    return parseAs(Built, 'remote.json', JSON.parse(description.toString()))
  } catch (error) {
    throw brokenContract(build, error)
  }
}

/** Most files are requested only when a page needs them: nothing else would notice that one of those is gone. */
function refuseChanged(name: BuildName, build: string, files: Files): void {
  const changed = notAsBuilt(files)
  if (changed === undefined) return
  throw refusal(
    `${join(build, changed)} is not as it was built: build it again with npm run build -- ${name}, then publish.`,
  )
}

/** Without the seam, promotion could not check what the build needs. */
function refuseUnknownSeam(build: string, files: Files): void {
  const seam = files.get('seam.json')
  if (!seam) {
    throw refusal(`There is no ${join(build, 'seam.json')}: remove ${build}, then build it again.`)
  }
  try {
    parseAs(Seam, 'seam.json', JSON.parse(seam.toString()))
  } catch (error) {
    throw brokenContract(build, error)
  }
}

/** Without the bill of materials, the build's packages would be unknown. */
function refuseUnknownMaterials(build: string, files: Files): void {
  if (billOfMaterials(files)) return
  throw refusal(
    `${join(build, 'bom.json')} is no bill of materials, or not there: remove ${build}, then build it again.`,
  )
}

function brokenContract(build: string, error: unknown): Error {
  const { message } = error as Error
  return refusal(`${build} breaks the contract (${message}): mend its build, then build it again.`)
}

function otherMode(name: BuildName, mode: Built['mode']): string {
  return `${name} was built for ${mode}: build it again with npm run build -- ${name}, then publish.`
}

/** A version's files as they are served: with their hashes, and each in its compressed variants. */
async function served(
  files: Files,
  provenanceOf: (integrity: Buffer) => Buffer | undefined,
): Promise<Files> {
  const integrity = Buffer.from(`${JSON.stringify(integrityOfAll(files), null, 2)}\n`)
  const all = new Map([...files, ['integrity.json', integrity]])
  const provenance = provenanceOf(integrity)
  if (provenance) all.set(PROVENANCE, provenance)
  const compressed = await mapLimited([...all], AT_ONCE, async ([path, bytes]) => {
    const variants = await variantsOf(path, bytes)
    return variants.map((variant) => [path + variant.suffix, variant.bytes] as const)
  })
  return new Map([...all, ...compressed.flat()])
}

async function refuseOtherBytes(target: string, files: Files, what: string): Promise<void> {
  const difference = firstDifference(files, ownFiles(await readFolder(target)))
  if (difference === undefined) return
  throw refusal(
    `${what} is published with other bytes in ${difference}, and a version never changes: ` +
      `remove the damaged folder ${target}, then publish again.`,
  )
}
