import {
  check,
  CONTRACT_VERSION,
  type PublishedFile,
  type RegisteredRemote,
  tolerant,
} from '@aldergate/contract'
import { BuiltRemote } from '@aldergate/contract/built'
import { SLOW_LINE_MS } from '../registry/registry'
import type { Override } from './overrides'

/** Why a build cannot be run. */
export type BuildProblem =
  | { kind: 'unreachable' }
  | { kind: 'shape'; place: string }
  | { kind: 'name'; found: string }
  | { kind: 'contract'; contract: number }
  | { kind: 'development' }

export type Build = { remote: RegisteredRemote } | { problem: BuildProblem }

/**
 * Reads the description of a build that somebody serves, in the form of the registry. Nothing vouches for its bytes,
 * so its files have no hashes; those of its chunks stand in its entry.
 */
export async function readBuild({ remote, url }: Override): Promise<Build> {
  const description = await fetchJson(`${url}/remote.json`, { cache: 'no-store' })
  return readDescription(description, remote, {
    versionOf: (packageVersion) => versionAt(packageVersion, url),
    fileOf: (file) => ({ url: `${url}/${file}`, integrity: '' }),
  })
}

/** Fetches JSON; `undefined` if it is late, missing or has another hash than asked for. */
export async function fetchJson(
  url: string,
  { signal = AbortSignal.timeout(SLOW_LINE_MS), ...options }: RequestInit,
): Promise<unknown> {
  try {
    const response = await fetch(url, { ...options, signal })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

interface Placing {
  versionOf: (packageVersion: string) => string
  fileOf: (file: string) => PublishedFile
}

/** Reads a remote's description of its build. */
export function readDescription(description: unknown, remote: string, placing: Placing): Build {
  if (description === undefined) return { problem: { kind: 'unreachable' } }
  const checked = check(tolerant(BuiltRemote), description)
  if (!checked.isValid) return { problem: { kind: 'shape', place: checked.place } }
  const { name, contract, mode } = checked.data
  if (name !== remote) return { problem: { kind: 'name', found: name } }
  if (contract !== CONTRACT_VERSION) return { problem: { kind: 'contract', contract } }
  if (mode !== 'production') return { problem: { kind: 'development' } }
  return { remote: registered(checked.data, placing) }
}

function registered(
  { name, packageVersion, contract, container, entry, pages, texts = {} }: BuiltRemote,
  { versionOf, fileOf }: Placing,
): RegisteredRemote {
  return {
    name,
    version: versionOf(packageVersion),
    contract,
    container,
    entry: fileOf(entry),
    pages: pages.map((page) => ({ ...page, files: page.files.map(fileOf) })),
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, files]) => [language, files.map(fileOf)]),
    ),
  }
}

/** Package version and place in one word, for error messages: `0.1.0-localhost:3002`. */
function versionAt(packageVersion: string, url: string): string {
  return `${packageVersion}-${url.replace(/^https?:\/\//, '').replaceAll('/', '_')}`
}
