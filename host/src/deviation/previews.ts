import { readPreview } from '@aldergate/contract/preview'
import type { RegisteredRemote } from '@aldergate/contract'
import { logFailure } from '@aldergate/platform'
import type { PreviewRefusal } from '../registry/refused'
import { SLOW_LINE_MS } from '../registry/registry'
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
  const signal = AbortSignal.timeout(SLOW_LINE_MS)
  const list = `${folder}/integrity.json`
  const hashes = await fetchJson(list, { integrity, signal })
  if (hashes === undefined) return whyNone(list, signal)
  if (!isRecord(hashes)) return 'preview-gone'
  const hashOf = (file: string) => String(hashes[file])
  const about = `${folder}/remote.json`
  const description = await fetchJson(about, { integrity: hashOf('remote.json'), signal })
  if (description === undefined) return whyNone(about, signal)
  const build = readDescription(description, name, {
    versionOf: () => version,
    fileOf: (file) => ({ url: `${folder}/${file}`, integrity: hashOf(file) }),
  })
  return 'remote' in build ? { text, remote: build.remote, until } : 'preview-gone'
}

/**
 * Tells a file that is not there, or has other bytes, from one that did not come. A browser that was given a hash says
 * nothing of what came instead: so it is asked without one.
 */
async function whyNone(url: string, signal: AbortSignal): Promise<PreviewRefusal> {
  try {
    const { ok, status } = await fetch(url, { cache: 'no-store', signal })
    return ok || status === 404 ? 'preview-gone' : 'preview-unread'
  } catch {
    return 'preview-unread'
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
