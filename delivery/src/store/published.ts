import { type Audience, parseAs, tolerant } from '@aldergate/contract'
import { Built, type BuiltHost, type BuiltRemote } from '@aldergate/contract/built'
import { refusal } from '../process/refusal.ts'
import { type BuildName, inOrder } from '../names/buildNames.ts'
import { readJson } from '../disk/readJson.ts'
import type { Versions } from './release.ts'
import { newestFile } from '../names/storePaths.ts'
import type { Integrity } from '../names/version.ts'
import { writeAtomically } from '../disk/writeAtomically.ts'
import { MEND_VERSION, readVersionFile } from './versionFile.ts'

/** A version in the store. */
export interface Published<AnyBuilt extends Built = Built> {
  version: string
  built: AnyBuilt
  integrity: Integrity
}

/** A version that replaces the live one in some browsers. */
export interface PublishedCanary extends Published<BuiltRemote>, Audience {}

/** The versions that are live together, or would be. */
export interface PublishedComposition {
  host: Published<BuiltHost>
  /** Sorted by name. */
  remotes: readonly Published<BuiltRemote>[]
  /** Sorted by name. */
  canaries: readonly PublishedCanary[]
}

/** Reads the description of a published version. Refuses when it is not in the store. */
export async function readPublished(
  store: string,
  name: BuildName,
  version: string,
): Promise<Published> {
  const description = await readVersionFile(store, name, version, 'remote.json')
  const integrity = await readVersionFile(store, name, version, 'integrity.json')
  if (Boolean(description) !== Boolean(integrity)) {
    const missing = description ? 'integrity.json' : 'remote.json'
    throw refusal(`${name} ${version} has lost its ${missing}: ${MEND_VERSION}.`)
  }
  if (!description || !integrity) {
    throw refusal(
      `${name} ${version} is not in the store: publish it with npm run publish:remote -- ${name}, ` +
        `built from its commit if it was pruned.`,
    )
  }
  return {
    version,
    built: described(name, version, description),
    integrity: integrity as Integrity,
  }
}

function described(name: BuildName, version: string, description: unknown): Built {
  try {
    // Read tolerantly, because a newer delivery may have published it; only another contract must not be ignored.
    return parseAs(tolerant(Built), 'remote.json', description)
  } catch (error) {
    const { message } = error as Error
    throw refusal(
      `${name} ${version} breaks the contract (${message}): build it again with ` +
        `npm run build -- ${name}, then publish it and promote it in the same release.`,
    )
  }
}

/** Reads all versions of a release. Refuses if one is not in the store, or none is a host. */
export async function readComposition(
  store: string,
  { composition, canaries = {} }: Versions,
): Promise<PublishedComposition> {
  // In parallel: with many remotes, reading their small files dominates a promotion.
  const live = await Promise.all(
    inOrder(Object.keys(composition)).map((name) =>
      readPublished(store, name, composition[name] ?? ''),
    ),
  )
  const tried = await Promise.all(
    inOrder(Object.keys(canaries)).map(async (name) => {
      const { version = '', below = 0, cohort = name, isUnwatched } = canaries[name] ?? {}
      return { ...(await readPublished(store, name, version)), below, cohort, isUnwatched }
    }),
  )
  const host = live.find(isHost)
  if (host) return { host, remotes: live.filter(isRemote), canaries: tried.filter(isRemote) }
  throw refusal('No host is live: promote one too, in the same release or before.')
}

function isHost(published: Published): published is Published<BuiltHost> {
  return published.built.kind === 'host'
}

function isRemote<Any extends Published>(
  published: Any,
): published is Any & Published<BuiltRemote> {
  return published.built.kind === 'remote'
}

/** The last published version of a build; `undefined` if there is none. */
export async function newestVersion(store: string, name: BuildName): Promise<string | undefined> {
  const newest = await readJson(newestFile(store, name))
  return typeof newest === 'object' && newest && 'version' in newest
    ? String(newest.version)
    : undefined
}

/** Records the last published version of a build. */
export async function writeNewestVersion(
  store: string,
  name: BuildName,
  version: string,
): Promise<void> {
  await writeAtomically(newestFile(store, name), `${JSON.stringify({ version })}\n`)
}
