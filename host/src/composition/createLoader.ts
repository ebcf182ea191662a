import { type ComponentType } from 'react'
import { type PageMatch, type RegisteredRemote } from '@aldergate/shared/contract'
import { type ScriptLoader } from '../scripts/createScriptLoader'
import { blamed } from './blame'
import { type Container, isContainer } from './container'
import { withPatience } from './patience'

/** How the loading of a page ended; it never throws, so a broken remote stays inside its page. */
export type PageLoad =
  | { status: 'ready'; Page: ComponentType }
  /** `source` is the remote and the version to blame. */
  | { status: 'failed'; cause: unknown; source: string }

/** What a page goes through before it can be shown. */
type Stage = 'its entry' | 'its start' | 'its page' | 'its module'

export interface LoaderSurroundings {
  scripts: Pick<ScriptLoader, 'load' | 'ahead' | 'movedAt'>
  /** The global of that name. */
  globalOf: (name: string) => unknown
  /** The modules that the host shares, put together. */
  shareScope: () => Promise<unknown>
  /** Milliseconds that only rise. */
  now: () => number
  onFailure: (message: string, cause: unknown) => void
}

/**
 * The one way by which a remote's page comes in: script, `init`, `get`, module, within a time limit over
 * all of them. A page that loaded is kept; of one that failed nothing is, so the next try starts afresh.
 */
export function createLoader(surroundings: LoaderSurroundings) {
  const { scripts, globalOf, shareScope, now, onFailure } = surroundings
  const containers = new Map<string, Promise<Container>>()
  const pages = new Map<string, Promise<PageLoad>>()

  async function open(remote: RegisteredRemote, enter: (stage: Stage) => void): Promise<Container> {
    const [shared] = await Promise.all([
      shareScope(),
      scripts.load(remote.entry, { isUrgent: true }),
    ])
    const container = globalOf(remote.container)
    if (!isContainer(container)) {
      throw new Error(`${remote.entry.url} ran, but set no container named ${remote.container}.`)
    }
    enter('its start')
    await container.init(shared)
    return container
  }

  /** Joined to the page's shared modules once; a failure is not remembered. */
  function opened(remote: RegisteredRemote, enter: (stage: Stage) => void): Promise<Container> {
    const known = containers.get(remote.container)
    if (known) return known
    const opening = open(remote, enter)
    containers.set(remote.container, opening)
    return opening
  }

  async function moduleOf({ remote, page }: PageMatch, enter: (stage: Stage) => void) {
    for (const file of page.files) scripts.ahead(file)
    const container = await opened(remote, enter)
    enter('its page')
    const evaluate = await container.get(page.expose)
    enter('its module')
    return evaluate()
  }

  async function tryToLoad(match: PageMatch): Promise<PageLoad> {
    const { remote, page } = match
    const source = `${remote.name} ${remote.version}`
    let stage: Stage = 'its entry'
    try {
      const loading = moduleOf(match, (entered) => {
        stage = entered
      })
      const problem = () => new Error(`${source} does not come to an end with ${stage}.`)
      const module = await withPatience(loading, { now, movedAt: scripts.movedAt, problem })
      return { status: 'ready', Page: pageOf(module, page.expose) }
    } catch (cause) {
      // One that is open stays: a second run of its entry would be a second set of its modules.
      if (stage === 'its entry' || stage === 'its start') containers.delete(remote.container)
      const failure = { cause, source: blamed(cause) ?? source }
      onFailure(`${failure.source} could not load ${page.path}`, cause)
      return { status: 'failed', ...failure }
    }
  }

  return {
    load(match: PageMatch): Promise<PageLoad> {
      const key = `${match.remote.container} ${match.page.expose}`
      const known = pages.get(key)
      if (known) return known
      const load = tryToLoad(match)
      pages.set(key, load)
      void load.then(({ status }) => status === 'failed' && pages.delete(key))
      return load
    },
  }
}

export type Loader = ReturnType<typeof createLoader>

function pageOf(module: unknown, expose: string): ComponentType {
  if (typeof module === 'object' && module !== null && 'default' in module) {
    if (typeof module.default === 'function') return module.default as ComponentType
  }
  throw new Error(`${expose} has no component as its default export: add "export default".`)
}
