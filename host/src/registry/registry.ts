import { compositionFile, type Purpose, type Registry, REGISTRY_FILE } from '@aldergate/contract'
import { logFailure } from '@aldergate/platform'
import { chosenHere } from './chosenHere'
import { type ReadableRegistry, readRegistry } from './readRegistry'
import { sourceOf } from './source'
import { distrustOf, OWN_TRUST, type Trust } from './trust'

/** A trader who retries waits for this first. */
const REGISTRY_TIMEOUT_MS = 2_000

/** For what nothing stands in for, which takes its time on a slow line, beside the scripts of the page. */
export const SLOW_LINE_MS = 6_000

/** The composition that the document came with, or its part of it. Throws when it carries none, a broken one or one that is not believed. */
async function inlineRegistry(page: Document, trust: Trust): Promise<ReadableRegistry> {
  const block = page.getElementById('registry')
  if (!block?.textContent) {
    throw new Error('index.html carries no registry: promote the host again to derive it anew.')
  }
  const data = JSON.parse(block.textContent) as unknown
  const purpose = Object.hasOwn(Object(data) as object, 'partFor') ? 'part' : 'registry'
  return todays(await read('The registry of index.html', data, trust, purpose), trust)
}

/** The document's own or, if that is broken or not believed, the one that is live now, else the newest that was seen here. */
export async function todaysRegistry(page: Document, trust = OWN_TRUST): Promise<ReadableRegistry> {
  try {
    return await inlineRegistry(page, trust)
  } catch (failure) {
    logFailure(
      'The document carries no registry that can be read; the live one is asked for',
      failure,
    )
    const other = await liveRegistry(trust).catch((cause: unknown) => newestSeen(cause, trust))
    return { ...other, distrusted: distrustOf(failure) }
  }
}

/** The composition that was the newest when this browser last looked. Throws what keeps us from a newer one where there is none. */
async function newestSeen(failure: unknown, trust: Trust): Promise<ReadableRegistry> {
  const { fingerprint } = trust.newest() ?? {}
  if (!fingerprint) throw failure
  logFailure('The newest composition that was seen here is asked for', failure)
  return chosenHere(await fetchedRegistry(`/${compositionFile(fingerprint)}`, trust))
}

/** All of the composition of which the document has a part; where that is not to be had, the one that is live now. */
export async function wholeRegistry(
  { fingerprint = '' }: Pick<Registry, 'fingerprint'>,
  trust = OWN_TRUST,
): Promise<ReadableRegistry> {
  const patient = { signal: AbortSignal.timeout(SLOW_LINE_MS), priority: 'low' } as const
  try {
    return chosenHere(await fetchedRegistry(`/${compositionFile(fingerprint)}`, trust, patient))
  } catch (failure) {
    logFailure('The rest of the registry could not be read; the live one is asked for', failure)
    return await liveRegistry(trust)
  }
}

/** The composition that is live now. Throws when the server does not answer in time with a valid one that is believed. */
export async function liveRegistry(trust = OWN_TRUST): Promise<ReadableRegistry> {
  return todays(await fetchedRegistry(`/${REGISTRY_FILE}`, trust), trust)
}

/**
 * The registry at a URL of this server, of whatever day. Throws when the server does not answer in time with a valid one
 * that is signed as this host demands.
 */
export async function fetchedRegistry(
  url: string,
  trust = OWN_TRUST,
  options: RequestInit = {},
): Promise<ReadableRegistry> {
  const signal = AbortSignal.timeout(REGISTRY_TIMEOUT_MS)
  const response = await fetch(url, { cache: 'no-cache', signal, ...options })
  const { ok, status } = response
  if (!ok) throw Object.assign(new Error(`${url} answered ${status}.`), { status })
  return await read(url, await response.json(), trust)
}

/** Whether a server has answered that there is no such registry. */
export function isNotThere(failure: unknown): boolean {
  return failure instanceof Error && 'status' in failure && failure.status === 404
}

async function read(
  what: string,
  data: unknown,
  trust: Trust,
  purpose: Purpose = 'registry',
): Promise<ReadableRegistry> {
  await trust.demandSignature(what, data, purpose)
  return told(readRegistry(what, data))
}

/** One that may be old is of another day, and comes only to who asks for that. */
function todays(registry: ReadableRegistry, trust: Trust): ReadableRegistry {
  trust.demandNewest('The registry', registry)
  return chosenHere(registry)
}

/** The same registry, after the console was told of each remote that is left out. */
function told(registry: ReadableRegistry): ReadableRegistry {
  for (const remote of registry.leftOut) {
    const { reason } = remote
    // An override comes after this, and says itself why.
    if (reason.kind === 'override') continue
    const why =
      reason.kind === 'contract'
        ? `it speaks contract ${reason.contract}`
        : `its entry is not valid at ${reason.place}`
    logFailure(`${sourceOf(remote)} is left out: ${why}`)
  }
  return registry
}
