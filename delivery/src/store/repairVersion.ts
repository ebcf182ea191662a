import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildName } from '../workspaces/buildNames.ts'
import { expand, variantsOf } from './compress.ts'
import { readFolder } from './readFolder.ts'
import { versionFolder } from './storePaths.ts'
import { integrityOf, ownFiles, versionOf, type Files, type Integrity } from './version.ts'
import { writeAtomically } from './writeAtomically.ts'

/**
 * Restores what is damaged in a version from what stands beside it: a file from its compressed variants, these
 * from the file. Returns whether its bytes are again those that its name promises; if not, it changes nothing.
 */
export async function repairVersion(
  store: string,
  name: BuildName,
  version: string,
): Promise<boolean> {
  const folder = versionFolder(store, name, version)
  const files = await readFolder(folder)
  const integrity = await soundIntegrity(files)
  if (!integrity) return false
  const sound = new Map<string, Buffer>()
  for (const [path, hash] of Object.entries(integrity)) {
    const bytes = (await candidates(files, path)).find((each) => integrityOf(each) === hash)
    if (!bytes) return false
    sound.set(path, bytes)
  }
  // The version is a hash itself, so a list of hashes that was exchanged repairs nothing.
  if (versionOf(version.replace(/-[0-9a-f]{12}$/, ''), sound) !== version) return false

  for (const path of ownFiles(files).keys()) if (!sound.has(path)) await rm(join(folder, path))
  sound.set('integrity.json', Buffer.from(`${JSON.stringify(integrity, null, 2)}\n`))
  for (const [path, bytes] of sound) {
    await writeAtomically(join(folder, path), bytes)
    for (const variant of await variantsOf(path, bytes)) {
      await writeAtomically(join(folder, path + variant.suffix), variant.bytes)
    }
  }
  return true
}

async function soundIntegrity(files: Files): Promise<Integrity | undefined> {
  for (const bytes of await candidates(files, 'integrity.json')) {
    try {
      return JSON.parse(bytes.toString()) as Integrity
    } catch {
      // The next variant may be sound.
    }
  }
  return undefined
}

/** What a file's content may be, by the file itself and by its compressed variants. */
async function candidates(files: Files, path: string): Promise<Buffer[]> {
  const found = [files.get(path)]
  for (const suffix of ['.br', '.gz']) {
    const variant = files.get(path + suffix)
    found.push(variant && (await expand(suffix, variant)))
  }
  return found.filter((bytes) => bytes !== undefined)
}
