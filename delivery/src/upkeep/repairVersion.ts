import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildName } from '../names/buildNames.ts'
import { expand, variantsOf } from '../disk/compress.ts'
import { isOwnProvenance, PROVENANCE } from '../publishing/provenance.ts'
import { readFolder } from '../disk/readFolder.ts'
import { versionFolder } from '../names/storePaths.ts'
import { integrityOf, ownFiles, versionOf, type Files, type Integrity } from '../names/version.ts'
import { writeAtomically } from '../disk/writeAtomically.ts'

/**
 * Restores a version's damaged files: a file from its compressed variants, and these from the file. Returns whether
 * the bytes match the version's hash again; if not, changes nothing.
 */
export async function repairVersion(
  store: string,
  name: BuildName,
  version: string,
): Promise<boolean> {
  const folder = versionFolder(store, name, version)
  const files = await readFolder(folder)
  const sound = await soundFiles(files, version)
  if (!sound) return false
  for (const path of ownFiles(files).keys()) if (!sound.has(path)) await rm(join(folder, path))
  for (const [path, bytes] of sound) {
    await writeAtomically(join(folder, path), bytes)
    for (const variant of await variantsOf(path, bytes)) {
      await writeAtomically(join(folder, path + variant.suffix), variant.bytes)
    }
  }
  await repairProvenance(folder, files)
  return true
}

/** Restores the provenance from its variants. One that belongs to other files proves nothing, and is removed. */
async function repairProvenance(folder: string, files: Files): Promise<void> {
  const found = await candidates(files, PROVENANCE)
  const own = found.find((bytes) => isOwnProvenance(new Map([...files, [PROVENANCE, bytes]])))
  for (const suffix of ['', '.br', '.gz'])
    await rm(join(folder, PROVENANCE + suffix), { force: true })
  if (!own) return
  for (const variant of await variantsOf(PROVENANCE, own)) {
    await writeAtomically(join(folder, PROVENANCE + variant.suffix), variant.bytes)
  }
  await writeAtomically(join(folder, PROVENANCE), own)
}

/** The files of a version as they were published, with their list of hashes; `undefined` if one is lost. */
async function soundFiles(files: Files, version: string): Promise<Files | undefined> {
  for (const list of await candidates(files, 'integrity.json')) {
    const sound = new Map<string, Buffer>()
    for (const [path, hash] of Object.entries(hashesIn(list))) {
      const bytes = (await candidates(files, path)).find((each) => integrityOf(each) === hash)
      if (bytes) sound.set(path, bytes)
    }
    // The version is a hash itself, so a forged list of hashes restores nothing.
    const isWhole = versionOf(version.replace(/-[0-9a-f]{12}$/, ''), sound) === version
    if (isWhole) return sound.set('integrity.json', list)
  }
  return undefined
}

function hashesIn(list: Buffer): Integrity {
  try {
    return JSON.parse(list.toString()) as Integrity
  } catch {
    // The list is damaged; a compressed variant of it may be sound.
    return {}
  }
}

/** Returns the possible contents of a file: from the file itself, and from its compressed variants. */
async function candidates(files: Files, path: string): Promise<Buffer[]> {
  const found = [files.get(path)]
  for (const suffix of ['.br', '.gz']) {
    const variant = files.get(path + suffix)
    found.push(variant && (await expand(suffix, variant)))
  }
  return found.filter((bytes) => bytes !== undefined)
}
