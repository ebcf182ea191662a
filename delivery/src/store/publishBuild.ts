import { Built, parseAs } from '@aldergate/contract'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode, refusal } from '../process/refusal.ts'
import { Seam } from '../seam/seam.ts'
import type { BuildName } from '../workspaces/buildNames.ts'
import { variantsOf } from './compress.ts'
import { writeNewestVersion } from './published.ts'
import { readFolder } from './readFolder.ts'
import { versionFolder } from './storePaths.ts'
import { firstDifference, integrityOfAll, ownFiles, versionOf, type Files } from './version.ts'
import { temporaryBeside } from './writeAtomically.ts'

interface PublishOptions {
  store: string
  /** The folder that a build wrote, with its `remote.json`. */
  build: string
  /** What the build has to be made for. Compressed is only what users get. */
  mode?: Built['mode']
}

export interface PublishResult {
  name: BuildName
  version: string
  /** False when the same bytes were published before. */
  isNew: boolean
}

/**
 * Puts a build into the store under a version that follows from its bytes, all or nothing.
 * Refuses a build without a valid `remote.json` and, for users, `seam.json`, one of another mode, and a
 * version that stands there with other bytes.
 */
export async function publishBuild({
  store,
  build,
  mode = 'production',
}: PublishOptions): Promise<PublishResult> {
  const files = ownFiles((await readFolder(build)) ?? new Map())
  const { name, packageVersion, mode: builtFor } = describe(build, files)
  if (builtFor !== mode) throw refusal(otherMode(name, builtFor))
  if (mode === 'production') refuseUnknownSeam(build, files)
  const version = versionOf(packageVersion, files)
  const target = versionFolder(store, name, version)
  const isNew = await place(target, files, mode === 'production')
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

/** Without the seam nobody could say later what the build needs. */
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

function brokenContract(build: string, error: unknown): Error {
  const { message } = error as Error
  return refusal(`${build} breaks the contract (${message}): mend its build, then build it again.`)
}

function otherMode(name: BuildName, builtFor: Built['mode']): string {
  const build = `${builtFor === 'production' ? 'NODE_ENV=development ' : ''}npm run build`
  return `${name} was built for ${builtFor}: build it again with ${build} -- ${name}, then publish.`
}

/** Writes the version's folder elsewhere and moves it into place; false when the place is taken. */
async function place(target: string, files: Files, isCompressed: boolean): Promise<boolean> {
  if (await isThere(target)) return false
  const temporary = temporaryBeside(target)
  try {
    const integrity = Buffer.from(`${JSON.stringify(integrityOfAll(files), null, 2)}\n`)
    for (const [path, bytes] of [...files, ['integrity.json', integrity] as const]) {
      const file = join(temporary, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, bytes)
      const variants = isCompressed ? await variantsOf(path, bytes) : []
      for (const variant of variants) await writeFile(file + variant.suffix, variant.bytes)
    }
    await rename(temporary, target)
    return true
  } catch (error) {
    // Somebody else has published the same version meanwhile.
    if (await isThere(target)) return false
    throw error
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function isThere(folder: string): Promise<boolean> {
  try {
    await stat(folder)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

async function refuseOtherBytes(target: string, files: Files, what: string): Promise<void> {
  const difference = firstDifference(files, ownFiles((await readFolder(target)) ?? new Map()))
  if (difference === undefined) return
  throw refusal(
    `${what} is published with other bytes in ${difference}, and a version never changes: ` +
      `remove the damaged folder ${target}, then publish again.`,
  )
}
