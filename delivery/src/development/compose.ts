import { type Registry, REGISTRY_FILE } from '@aldergate/contract'
import type { BuiltHost, BuiltRemote } from '@aldergate/contract/built'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refusal } from '../process/refusal.ts'
import { problemOf } from '../promotion/gate.ts'
import { documentsOf } from '../documents/documents.ts'
import type { Published, PublishedComposition } from '../store/published.ts'
import { registryOf } from '../documents/registryOf.ts'
import { rootFile } from '../names/storePaths.ts'
import { writeAtomically } from '../disk/writeAtomically.ts'
import { outputFolder } from './readBuilt.ts'

/**
 * Writes the files that the server sends besides the builds: the host's root files, the registry and the document.
 * Returns a number that stays the same as long as an open page can apply updates, that is, while only hashes differ.
 * Refuses, as promotion does, what cannot be live together.
 */
export async function compose(store: string, builds: readonly Published[]): Promise<number> {
  const composition = compositionOf(builds)
  const problem = problemOf(composition)
  if (problem !== undefined) throw refusal(problem)

  const { host } = composition
  const hostFile = (file: string) => readFile(join(outputFolder(store, 'host'), file))
  const rootFiles = await Promise.all(
    host.built.root.map(async (name) => ({ name, bytes: await hostFile(rootFile(name)) })),
  )
  const bootScript = (await hostFile(host.built.boot)).toString()
  const registry = registryOf({ release: 0 }, composition)
  const release = numberOf(
    JSON.stringify([withoutHashes(registry), bootScript]),
    ...rootFiles.map(({ bytes }) => bytes),
  )
  const numbered = { ...registry, release }
  for (const { name, bytes } of rootFiles) await writeAtomically(join(store, name), bytes)
  await writeAtomically(join(store, REGISTRY_FILE), JSON.stringify(numbered))
  const documents = await documentsOf(composition, numbered, ({ built }, file) =>
    readFile(join(outputFolder(store, built.name), file), 'utf8'),
  )
  for (const { file, html } of documents) await writeAtomically(join(store, file), html)
  return release
}

function compositionOf(builds: readonly Published[]): PublishedComposition {
  const host = builds.find((build): build is Published<BuiltHost> => build.built.kind === 'host')
  if (!host) throw refusal('The host has no good build yet: nothing can be shown without it.')
  const remotes = builds.filter((build): build is Published<BuiltRemote> => build !== host)
  return { host, remotes, canaries: [] }
}

function withoutHashes(registry: Registry): unknown {
  return JSON.parse(JSON.stringify(registry, (key, value) => (key === 'integrity' ? '' : value)))
}

function numberOf(...contents: (string | Buffer)[]): number {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest().readUInt32BE()
}
