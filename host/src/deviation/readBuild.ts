import {
  BuiltRemote,
  check,
  CONTRACT_VERSION,
  type RegisteredRemote,
  tolerant,
} from '@aldergate/contract'
import type { Override } from './overrides'

/** Whoever waits for the page waits for this first. */
const READ_MS = 2_000

/** Why the build behind an override cannot be run. */
export type BuildProblem =
  | { kind: 'unreachable' }
  | { kind: 'shape'; place: string }
  | { kind: 'name'; found: string }
  | { kind: 'contract'; contract: number }
  | { kind: 'development' }

/**
 * What a build that somebody serves says of itself, as the registry would tell it. Nobody vouches for its
 * bytes, so its files have no hashes; those of its chunks stand in its entry.
 */
export async function readBuild({
  remote,
  url,
}: Override): Promise<{ remote: RegisteredRemote } | { problem: BuildProblem }> {
  let description: unknown
  try {
    const signal = AbortSignal.timeout(READ_MS)
    const response = await fetch(`${url}/remote.json`, { cache: 'no-store', signal })
    if (!response.ok) return { problem: { kind: 'unreachable' } }
    description = await response.json()
  } catch {
    return { problem: { kind: 'unreachable' } }
  }
  const checked = check(tolerant(BuiltRemote), description)
  if (!checked.isValid) return { problem: { kind: 'shape', place: checked.place } }
  const { name, contract, mode } = checked.data
  if (name !== remote) return { problem: { kind: 'name', found: name } }
  if (contract !== CONTRACT_VERSION) return { problem: { kind: 'contract', contract } }
  if (mode !== 'production') return { problem: { kind: 'development' } }
  return { remote: registered(checked.data, url) }
}

function registered(
  { name, packageVersion, contract, container, entry, pages, texts = {} }: BuiltRemote,
  url: string,
): RegisteredRemote {
  const fileOf = (file: string) => ({ url: `${url}/${file}`, integrity: '' })
  return {
    name,
    version: versionAt(packageVersion, url),
    contract,
    container,
    entry: fileOf(entry),
    pages: pages.map((page) => ({ ...page, files: page.files.map(fileOf) })),
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, files]) => [language, files.map(fileOf)]),
    ),
  }
}

/** Version and place in one word, as errors name it: `0.1.0-localhost:3002`. */
function versionAt(packageVersion: string, url: string): string {
  return `${packageVersion}-${url.replace(/^https?:\/\//, '').replaceAll('/', '_')}`
}
