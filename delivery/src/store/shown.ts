import { check, Registry, tolerant } from '@aldergate/contract'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../process/refusal.ts'
import * as v from 'valibot'
import { Release } from './release.ts'

/** The release that visitors get: the number in the document, and the versions that it names. */
export type Shown = Pick<Release, 'release' | 'composition' | 'canaries' | 'heldBack' | 'chain'>

const Shown = v.pick(Release, ['release', 'composition', 'canaries', 'heldBack', 'chain'])

/** Reads the shown release from the store's document; `undefined` if that is missing or damaged. */
export async function shownRelease(store: string): Promise<Shown | undefined> {
  return shownIn(await shownRegistry(store))
}

/** Reads the shown release from a registry; `undefined` if that is damaged. */
export function shownIn(data: unknown): Shown | undefined {
  const registry = check(tolerant(Registry), data)
  if (!registry.isValid) return undefined
  const { release, hostVersion, remotes, canaries, heldBack, chain } = registry.data
  const versions = remotes.map(({ name, version }) => [name, version])
  const tried = canaries?.map(({ remote, ...audience }) => [
    remote.name,
    { version: remote.version, ...audience },
  ])
  const shown = check(Shown, {
    release,
    composition: { ...Object.fromEntries(versions), host: hostVersion },
    canaries: tried && Object.fromEntries(tried),
    heldBack,
    chain,
  })
  return shown.isValid ? shown.data : undefined
}

/** Returns the record of a release as far as visitors see it, to replace a damaged or lost one. */
export function recordOfShown(shown: Shown, when: Date): Release {
  const why = 'its record was damaged; its versions are those that the page shows'
  return { ...shown, who: 'unknown', when: when.toISOString(), why }
}

/** Reads the registry in that document, or in another one, unvalidated; `undefined` if there is none. */
export async function shownRegistry(store: string, document = 'index.html'): Promise<unknown> {
  const json = /<script type="application\/json" id="registry">(.*?)<\/script>/s.exec(
    await textOf(join(store, document)),
  )?.[1]
  return parsed(json ?? '')
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return ''
    throw error
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
