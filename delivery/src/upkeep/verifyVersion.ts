import type { BuildName } from '../names/buildNames.ts'
import { refusal } from '../process/refusal.ts'
import { buildProblem } from '../publishing/buildProblem.ts'
import { expand } from '../disk/compress.ts'
import { isOwnProvenance, PROVENANCE } from '../publishing/provenance.ts'
import { readPublished } from '../store/published.ts'
import { readFolder } from '../disk/readFolder.ts'
import { versionFolder } from '../names/storePaths.ts'
import { integrityOf, ownFiles, versionOf } from '../names/version.ts'

/**
 * Verifies every byte of a published version. Refuses wrong hashes, and anything that publishing would have refused:
 * the store may have been written by other means.
 */
export async function verifyVersion(
  store: string,
  name: BuildName,
  version: string,
): Promise<void> {
  const { built, integrity } = await readPublished(store, name, version)
  const folder = versionFolder(store, name, version)
  const files = await readFolder(folder)
  const own = ownFiles(files)

  function refuse(path: string): never {
    throw refusal(
      `${name} ${version} has bytes in ${path} that differ from their hash: ` +
        `mend it with npm run verify:store -- --repair. Where that cannot, check out its commit, build it, ` +
        `remove the damaged folder ${folder}, then publish it again.`,
    )
  }
  for (const path of Object.keys(integrity)) if (!own.has(path)) refuse(path)
  for (const [path, bytes] of own) if (integrity[path] !== integrityOf(bytes)) refuse(path)
  if (!isOwnProvenance(files)) refuse(PROVENANCE)
  const added = ['integrity.json', PROVENANCE].filter((path) => files.has(path))
  for (const path of [...own.keys(), ...added]) {
    for (const suffix of ['.br', '.gz']) {
      const variant = files.get(path + suffix)
      const content = variant && (await expand(suffix, variant))
      if (variant && !content?.equals(files.get(path) ?? Buffer.of())) refuse(path + suffix)
    }
  }
  // The version is itself a hash: it proves that the list of hashes is genuine.
  if (versionOf(built.packageVersion, own) !== version) refuse('integrity.json')
  const problem = await buildProblem(built, own)
  if (problem !== undefined) throw refusal(problem)
}
