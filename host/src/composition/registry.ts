import { parseAs, Registry } from '@aldergate/contract'
import { logFailure } from '@aldergate/platform'

/** A trader who retries waits for this first. */
const REGISTRY_TIMEOUT_MS = 2_000

/** The composition that `index.html` came with. Throws when the page carries none or a broken one. */
function inlineRegistry(page: Document): Registry {
  const block = page.getElementById('registry')
  if (!block?.textContent) {
    throw new Error('index.html carries no registry: promote the host again to derive it anew.')
  }
  return parseAs(Registry, 'The registry of index.html', JSON.parse(block.textContent))
}

/** The composition to start with: the document's own or, if that is broken, the one that is live now. */
export async function firstRegistry(page: Document): Promise<Registry> {
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
export async function liveRegistry(): Promise<Registry> {
  const signal = AbortSignal.timeout(REGISTRY_TIMEOUT_MS)
  const response = await fetch('/registry.json', { cache: 'no-cache', signal })
  if (!response.ok) throw new Error(`/registry.json answered ${response.status}.`)
  return parseAs(Registry, '/registry.json', await response.json())
}
