import { readPreview } from '@aldergate/contract/preview'
import type { RegisteredRemote } from '@aldergate/contract'
import { logFailure } from '@aldergate/platform'
import { isSigned } from '../signing/isSigned'
import { fetchJson, readDescription } from './readBuild'

/** A published version that a tab shows before it is live. */
export interface Previewed {
  /** As it was asked for. */
  text: string
  remote: RegisteredRemote
  /** Epoch milliseconds. */
  until: number
}

/** Why a preview that was asked for is none. */
export type PreviewRefusal = 'preview-form' | 'preview-signature' | 'preview-over' | 'preview-gone'

/**
 * The version that a signed link is for, if the link is what its maker has signed and not over: each of its
 * files has the hash that it was published with. `now` in epoch milliseconds; `keys` are those of the host.
 */
export async function previewed(
  text: string,
  now: number,
  keys?: readonly string[],
): Promise<Previewed | PreviewRefusal> {
  const preview = readPreview(text)
  if (!preview) return 'preview-form'
  if (!(await isTrusted(preview, keys))) return 'preview-signature'
  const { remote: name, version, integrity, until } = preview
  if (now >= until) return 'preview-over'
  const folder = `/${name}/${version}`
  const hashes = await fetchJson(`${folder}/integrity.json`, { integrity })
  if (!isRecord(hashes)) return 'preview-gone'
  const hashOf = (file: string) => String(hashes[file])
  const description = await fetchJson(`${folder}/remote.json`, { integrity: hashOf('remote.json') })
  const build = readDescription(description, name, {
    versionOf: () => version,
    fileOf: (file) => ({ url: `${folder}/${file}`, integrity: hashOf(file) }),
  })
  return 'remote' in build ? { text, remote: build.remote, until } : 'preview-gone'
}

async function isTrusted(...[preview, keys]: [object, readonly string[] | undefined]) {
  try {
    return await isSigned('preview', preview, keys)
  } catch (failure) {
    logFailure('The signature of a preview could not be checked', failure)
    return false
  }
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null
}
