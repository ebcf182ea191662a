import { type ComponentType } from 'react'
import { type PageMatch } from '@aldergate/shared/contract'
import { logFailure } from '@aldergate/shared/log'
import { openContainer } from './container'
import { withRetries } from './retry'

/** How the loading of a page ended; it never throws, so a broken remote stays inside its page. */
export type PageLoad =
  { status: 'ready'; Page: ComponentType } | { status: 'failed'; cause: unknown }

const loads = new Map<string, Promise<PageLoad>>()

/** The one way by which a remote's page comes in. A page that loaded is kept; one that failed is not. */
export function loadPage(match: PageMatch): Promise<PageLoad> {
  const key = `${match.remote.container} ${match.page.expose}`
  const known = loads.get(key)
  if (known) return known
  const load = tryToLoad(match)
  loads.set(key, load)
  void load.then(({ status }) => status === 'failed' && loads.delete(key))
  return load
}

async function tryToLoad({ remote, page }: PageMatch): Promise<PageLoad> {
  try {
    const module = await withRetries(async () => {
      const container = await openContainer(remote)
      const evaluate = await container.get(page.expose)
      return evaluate()
    })
    return { status: 'ready', Page: pageOf(module, page.expose) }
  } catch (cause) {
    logFailure(`${remote.name} ${remote.version} could not load ${page.path}`, cause)
    return { status: 'failed', cause }
  }
}

function pageOf(module: unknown, expose: string): ComponentType {
  if (typeof module === 'object' && module !== null && 'default' in module) {
    if (typeof module.default === 'function') return module.default as ComponentType
  }
  throw new Error(`${expose} has no component as its default export: add "export default".`)
}
