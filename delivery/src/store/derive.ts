import { BRAND, type BuiltHost } from '@aldergate/contract'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderIndex } from './indexHtml.ts'
import { readComposition, type Published } from './published.ts'
import { registryOf } from './registryOf.ts'
import { newestRelease, readRelease } from './releases.ts'
import { rootFile, versionFolder } from './storePaths.ts'
import { writeServed } from './writeAtomically.ts'

/**
 * Makes the root files, `registry.json` and `index.html` what the newest release says, which also
 * repairs them after a crash. Returns the number of that release; `undefined` before the first.
 */
export async function deriveFromRelease(store: string): Promise<number | undefined> {
  let derived: number | undefined
  // A slower promotion may have overwritten a newer one's files: whoever writes looks again.
  for (;;) {
    const newest = await newestRelease(store)
    if (!newest || newest.release === derived) return derived
    await derive(store, newest.release)
    derived = newest.release
  }
}

async function derive(store: string, number: number): Promise<void> {
  const { composition } = await readRelease(store, number)
  const published = await readComposition(store, composition)
  const registry = registryOf(number, published)
  const { host } = published
  for (const name of host.built.root) {
    await writeServed(join(store, name), await hostFile(store, host, rootFile(name)))
  }
  const bootScript = (await hostFile(store, host, host.built.boot)).toString()
  const index = renderIndex({
    registry,
    host: host.built,
    integrity: host.integrity,
    bootScript,
    brand: BRAND,
  })
  await writeServed(join(store, 'registry.json'), `${JSON.stringify(registry, null, 2)}\n`)
  // Last: whoever reads the index finds everything that it names.
  await writeServed(join(store, 'index.html'), index)
}

function hostFile(store: string, host: Published<BuiltHost>, file: string): Promise<Buffer> {
  return readFile(join(versionFolder(store, 'host', host.version), file))
}
