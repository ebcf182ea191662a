import type { ComponentType } from 'react'
import type { Language, PageMatch, RegisteredRemote } from '@aldergate/contract'
import type { ScriptLoader } from '../scripts/createScriptLoader'
import { blamedRemote } from '@aldergate/platform'
import { withPatience } from '../scripts/patience'
import { textsOf } from '../registry/filesAhead'
import type { LeftOutRemote } from '../registry/readRegistry'
import { sourceOf } from '../registry/source'

/** How long after a click the trader is told that a page does not load. */
export const PATIENCE_MS = 9_000

/**
 * The result of loading a page. Loading never throws, so a broken remote stays inside its page. `source` is the remote
 * and version that the page came from, or that is to blame; `leftOut` says why a remote was not even requested, and
 * `isSilent` that it was skipped because it never responded when it was opened before.
 */
export type PageLoad =
  | { status: 'ready'; Page: ComponentType; source: string }
  | { status: 'failed'; cause: unknown; source: string; leftOut?: LeftOut; isSilent?: true }

type LeftOut = Pick<LeftOutRemote, 'name' | 'reason'>

/** The steps of a page's load before it can be shown, as a failure names them. */
type Stage = 'its entry' | 'its start' | 'its page' | 'its module'

/** The container that a remote's entry sets as a global, as defined by webpack's Module Federation. */
interface Container {
  init: (shareScope: unknown) => void | Promise<void>
  get: (expose: string) => Promise<() => unknown>
}

/** A remote that is being connected to the shared modules, and the stage it has reached. */
interface Opening {
  stage: 'its entry' | 'its start'
  container: Promise<Container>
}

export interface LoaderSurroundings {
  scripts: Pick<ScriptLoader, 'load' | 'ahead' | 'movedAt'>
  /** Reads a global by name. */
  globalOf: (name: string) => unknown
  /** The shared modules of the host. */
  shareScope: () => Promise<unknown>
  /** A monotonic clock in milliseconds. */
  now: () => number
  /** The current language of the app. */
  language: () => Language
  /** Records the modules evaluated from now on; the returned function waits for their texts and never fails. */
  settleTexts: () => () => Promise<void>
  onFailure: (message: string, cause: unknown) => void
}

/**
 * The one way to load a remote's page: script, `init`, `get`, module, with a time limit over all of them. A loaded
 * page is cached; nothing of a failed one is, so the next try starts afresh.
 */
export function createLoader(surroundings: LoaderSurroundings) {
  const { scripts, globalOf, shareScope, language, settleTexts, now, onFailure } = surroundings
  const openings = new Map<string, Opening>()
  const pages = new Map<string, Promise<PageLoad>>()

  async function open(remote: RegisteredRemote, onRun: () => void): Promise<Container> {
    const [shared] = await Promise.all([
      shareScope(),
      scripts.load(remote.entry, { isUrgent: true }),
    ])
    const container = globalOf(remote.container)
    if (!isContainer(container)) {
      throw new Error(`${remote.entry.url} ran, but set no container named ${remote.container}.`)
    }
    onRun()
    await container.init(ownScope(shared))
    return container
  }

  /** Connects a remote to the shared modules once, for all of its pages. */
  function opened(remote: RegisteredRemote): Opening {
    const key = openingOf(remote)
    const known = openings.get(key)
    if (known) return known
    const opening: Opening = {
      stage: 'its entry',
      container: open(remote, () => {
        opening.stage = 'its start'
      }),
    }
    openings.set(key, opening)
    return opening
  }

  async function tryToLoad({ remote, page }: PageMatch): Promise<PageLoad> {
    const source = sourceOf(remote)
    for (const file of [...page.files, ...textsOf(remote, language())]) scripts.ahead(file)
    const opening = opened(remote)
    let stage: Stage | undefined

    async function moduleOfPage(): Promise<unknown> {
      const container = await opening.container
      stage = 'its page'
      const settle = settleTexts()
      const evaluate = await container.get(page.expose)
      stage = 'its module'
      const module = await evaluate()
      // Without its texts, the page would suspend once more and show a skeleton.
      await settle()
      return module
    }

    try {
      const module = await withPatience(moduleOfPage(), {
        limitMs: PATIENCE_MS,
        now,
        movedAt: scripts.movedAt,
        problem: () =>
          new Error(`${source} does not come to an end with ${stage ?? opening.stage}.`),
      })
      return { status: 'ready', Page: pageOf(module, page.expose), source }
    } catch (cause) {
      // A remote that is initialised stays: running its entry again would create a second set of its modules.
      const isOpen = stage !== undefined
      const key = openingOf(remote)
      if (!isOpen && openings.get(key) === opening) openings.delete(key)
      const failure = { cause, source: blamedRemote(cause) ?? source }
      onFailure(`${failure.source} could not load ${page.path}`, cause)
      return { status: 'failed', ...failure }
    }
  }

  return {
    load(match: PageMatch): Promise<PageLoad> {
      const page = `${match.remote.container} ${match.page.expose}`
      // While it hangs at one origin, it can be asked for at another.
      const key = `${page} ${match.remote.entry.url}`
      const known = pages.get(page) ?? pages.get(key)
      if (known) return known
      const load = tryToLoad(match)
      pages.set(key, load)
      void load.then(({ status }) => {
        pages.delete(key)
        if (status === 'ready' && !pages.has(page)) pages.set(page, load)
      })
      return load
    },
  }
}

export type Loader = ReturnType<typeof createLoader>

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value
}

/** A copy of the shared modules for one remote, so that its additions and replacements reach no other remote. */
function ownScope(shared: unknown): unknown {
  return Object.fromEntries(
    Object.entries(shared as object).map(([name, versions]) => [name, { ...versions }]),
  )
}

/** A container and the URL of its entry, which its chunks are loaded relative to. */
function openingOf({ container, entry }: RegisteredRemote): string {
  return `${container} ${entry.url}`
}

function pageOf(module: unknown, expose: string): ComponentType {
  if (typeof module === 'object' && module !== null && 'default' in module) {
    if (typeof module.default === 'function') return module.default as ComponentType
  }
  throw new Error(`${expose} has no component as its default export: add "export default".`)
}
