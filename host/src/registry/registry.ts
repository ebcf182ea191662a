import { compositionFile, type Purpose, type Registry, REGISTRY_FILE } from '@aldergate/contract'
import { logFailure } from '@aldergate/platform'
import { chosenHere } from './chosenHere'
import { type ReadableRegistry, readRegistry } from './readRegistry'
import { sourceOf } from './source'
import { distrustOf, OWN_TRUST, type Trust } from './trust'

/** Short, because a trader who retries waits for this first. */
const REGISTRY_TIMEOUT_MS = 2_000

/** For requests without a fallback, which may be slow while the page's scripts load too. */
export const SLOW_LINE_MS = 6_000

/** The composition delivered with the document, or its part of it. Throws if it is missing, broken or not trusted. */
async function inlineRegistry(page: Document, trust: Trust): Promise<ReadableRegistry> {
  const block = page.getElementById('registry')
  if (!block?.textContent) {
    throw new Error('index.html carries no registry: promote the host again to derive it anew.')
  }
  const data = JSON.parse(block.textContent) as unknown
  const purpose = Object.hasOwn(Object(data) as object, 'partFor') ? 'part' : 'registry'
  return todays(await read('The registry of index.html', data, trust, purpose), trust)
}

/**
 * The document's own composition or, if that is broken or not trusted, the live one, else the newest that this browser
 * has seen.
 */
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

/** The newest composition that this browser has seen. Rethrows the failure of the live one if there is none. */
async function newestSeen(failure: unknown, trust: Trust): Promise<ReadableRegistry> {
  const { fingerprint } = trust.newest() ?? {}
  if (!fingerprint) throw failure
  logFailure('The newest composition that was seen here is asked for', failure)
  return chosenHere(await fetchedRegistry(`/${compositionFile(fingerprint)}`, trust))
}

/** The whole composition of which the document has a part; the live one if that is not available. */
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

/** The live composition. Throws if the server does not answer in time with a valid and trusted one. */
export async function liveRegistry(trust = OWN_TRUST): Promise<ReadableRegistry> {
  return todays(await fetchedRegistry(`/${REGISTRY_FILE}`, trust), trust)
}

/**
 * The registry at a URL of this server, of any day. Throws if the server does not answer in time with a valid one that
 * has the signature which this host demands.
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

/** Whether the server answered 404. */
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

/** Demands that the registry is not older than one seen before; older ones are only for requests for another day. */
function todays(registry: ReadableRegistry, trust: Trust): ReadableRegistry {
  trust.demandNewest(registry)
  return chosenHere(registry)
}

/** Returns the registry after logging each remote that is left out. */
function told(registry: ReadableRegistry): ReadableRegistry {
  for (const remote of registry.leftOut) {
    const { reason } = remote
    // Overrides are applied later and explain themselves.
    if (reason.kind === 'override') continue
    const why =
      reason.kind === 'contract'
        ? `it speaks contract ${reason.contract}`
        : `its entry is not valid at ${reason.place}`
    logFailure(`${sourceOf(remote)} is left out: ${why}`)
  }
  return registry
}
