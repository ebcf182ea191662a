import { check, Registry, tolerant } from '@aldergate/contract'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../process/refusal.ts'
import * as v from 'valibot'
import { Release } from './release.ts'

/** The release that visitors are given: its number, which the document carries, and the versions that it names. */
export type Shown = Pick<Release, 'release' | 'composition' | 'canaries' | 'heldBack' | 'chain'>

const Shown = v.pick(Release, ['release', 'composition', 'canaries', 'heldBack', 'chain'])

/** Reads it from the document that stands in the store; `undefined` when there is none, or it is damaged. */
export async function shownRelease(store: string): Promise<Shown | undefined> {
  return shownIn(await shownRegistry(store))
}

/** Reads it from a registry; `undefined` when that is damaged, or none. */
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

/** Returns the record that a release would have, as far as visitors see it: for one whose record is damaged or lost. */
export function recordOfShown(shown: Shown, when: Date): Release {
  const why = 'its record was damaged; its versions are those that the page shows'
  return { ...shown, who: 'unknown', when: when.toISOString(), why }
}

/** The registry of that document, or of another one, as it stands there; `undefined` when there is none. */
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
