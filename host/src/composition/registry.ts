import { logFailure } from '@aldergate/platform'
import { chosenHere } from './chosenHere'
import { type ReadableRegistry, readRegistry } from './readRegistry'

/** A trader who retries waits for this first. */
const REGISTRY_TIMEOUT_MS = 2_000

/** The composition that `index.html` came with. Throws when the page carries none or a broken one. */
function inlineRegistry(page: Document): ReadableRegistry {
  const block = page.getElementById('registry')
  if (!block?.textContent) {
    throw new Error('index.html carries no registry: promote the host again to derive it anew.')
  }
  return chosenHere(told(readRegistry('The registry of index.html', JSON.parse(block.textContent))))
}

/** The document's own or, if that is broken, the one that is live now. */
export async function todaysRegistry(page: Document): Promise<ReadableRegistry> {
  try {
    return inlineRegistry(page)
  } catch (failure) {
    logFailure(
      'The document carries no registry that can be read; the live one is asked for',
      failure,
    )
    return liveRegistry()
  }
}

/** The composition that is live now. Throws when the server does not answer with a valid one in time. */
export async function liveRegistry(): Promise<ReadableRegistry> {
  return chosenHere(await fetchedRegistry('/registry.json'))
}

/** The registry at a URL of this server. Throws when the server does not answer with a valid one in time. */
export async function fetchedRegistry(url: string): Promise<ReadableRegistry> {
  const signal = AbortSignal.timeout(REGISTRY_TIMEOUT_MS)
  const response = await fetch(url, { cache: 'no-cache', signal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return told(readRegistry(url, await response.json()))
}

/** The same registry, after the console was told of each remote that is left out. */
function told(registry: ReadableRegistry): ReadableRegistry {
  for (const { name, version, reason } of registry.leftOut) {
    const why =
      'contract' in reason
        ? `it speaks contract ${reason.contract}`
        : `its entry is not valid at ${'place' in reason && reason.place}`
    logFailure(`${[name, version].filter(Boolean).join(' ')} is left out: ${why}`)
  }
  return registry
}
