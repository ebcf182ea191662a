import { readPreview } from '@aldergate/contract/preview'
import type { RegisteredRemote } from '@aldergate/contract'
import { logFailure } from '@aldergate/platform'
import type { PreviewRefusal } from '../registry/refused'
import { SLOW_LINE_MS } from '../registry/registry'
import { isSigned } from '../signing/isSigned'
import { fetchJson, readDescription } from './readBuild'

/** A published version that a tab shows before it is live. */
export interface Previewed {
  /** The query value as it was given. */
  text: string
  remote: RegisteredRemote
  /** Epoch milliseconds. */
  until: number
}

/**
 * Returns the version that a signed link is for, if the signature is valid and the link has not expired: each of its
 * files has the hash that it was published with. `now` is in epoch milliseconds; `keys` default to the host's.
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
  const signal = AbortSignal.timeout(SLOW_LINE_MS)
  const hashes = await soundJson(`${folder}/integrity.json`, integrity, signal)
  if ('refusal' in hashes) return hashes.refusal
  const hashOf = (file: string) => String(hashes.json[file])
  const about = `${folder}/remote.json`
  const description = await soundJson(about, hashOf('remote.json'), signal)
  if ('refusal' in description) return description.refusal
  const build = readDescription(description.json, name, {
    versionOf: () => version,
    fileOf: (file) => ({ url: `${folder}/${file}`, integrity: hashOf(file) }),
  })
  return 'remote' in build ? { text, remote: build.remote, until } : 'preview-gone'
}

/**
 * Returns the record in a file with this hash, or why there is none. With `integrity`, the browser reports a wrong
 * hash and a network failure alike. So after a failure the status is asked without it; if the file is there, it is
 * read once more.
 */
async function soundJson(
  url: string,
  integrity: string,
  signal: AbortSignal,
): Promise<{ json: Record<string, unknown> } | { refusal: PreviewRefusal }> {
  const sound = () => fetchJson(url, { integrity, signal })
  let json = await sound()
  if (json === undefined) {
    const status = await statusOf(url, signal)
    if (status === 'unread') return { refusal: 'preview-unread' }
    if (status === 'there') json = await sound()
  }
  return isRecord(json) ? { json } : { refusal: 'preview-gone' }
}

async function statusOf(url: string, signal: AbortSignal): Promise<'there' | 'gone' | 'unread'> {
  try {
    const { ok, status } = await fetch(url, { cache: 'no-store', signal })
    return ok ? 'there' : status === 404 ? 'gone' : 'unread'
  } catch {
    return 'unread'
  }
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
