import type { ComponentType } from 'react'
import type { Language, PageMatch, RegisteredRemote } from '@aldergate/contract'
import type { ScriptLoader } from '../scripts/createScriptLoader'
import { blamedRemote } from '@aldergate/platform'
import { withPatience } from '../scripts/patience'
import { type Container, isContainer } from './container'
import { textsOf } from '../registry/filesAhead'
import type { LeftOutRemote } from '../registry/readRegistry'
import { sourceOf } from '../registry/source'

/** From a click to being told that a page does not come. */
export const PATIENCE_MS = 9_000

/**
 * How the loading of a page ended; it never throws, so a broken remote stays inside its page. `source` is
 * the remote and the version that the page came from, or that is to blame; `leftOut` says why a remote was
 * not even asked, and `isSilent` that it was not, because it never answered when it was opened before.
 */
export type PageLoad =
  | { status: 'ready'; Page: ComponentType; source: string }
  | { status: 'failed'; cause: unknown; source: string; leftOut?: LeftOut; isSilent?: true }

type LeftOut = Pick<LeftOutRemote, 'name' | 'reason'>

/** The steps of a page's load before it can be shown, as a failure names them. */
type Stage = 'its entry' | 'its start' | 'its page' | 'its module'

/** A remote on its way to being joined to what is shared, and how far it is. */
interface Opening {
  stage: 'its entry' | 'its start'
  container: Promise<Container>
}

export interface LoaderSurroundings {
  scripts: Pick<ScriptLoader, 'load' | 'ahead' | 'movedAt'>
  /** The global of that name. */
  globalOf: (name: string) => unknown
  /** The modules that the host shares, put together. */
  shareScope: () => Promise<unknown>
  /** Milliseconds that only rise. */
  now: () => number
  /** The language in which the app speaks at this moment. */
  language: () => Language
  /**
   * Notes the modules that are evaluated from now on; the function that it returns waits for their texts, and never
   * fails.
   */
  settleTexts: () => () => Promise<void>
  onFailure: (message: string, cause: unknown) => void
}

/**
 * The one way by which a remote's page comes in: script, `init`, `get`, module, within a time limit over
 * all of them. A page that loaded is kept; of one that failed nothing is, so the next try starts afresh.
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

  /** Joined to the page's shared modules once, for all of its pages. */
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
      // Rendered without its texts, the page would wait once more, behind a skeleton.
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
      // One that is open stays: a second run of its entry would be a second set of its modules.
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

/** The shared modules as one remote sees them: what it adds or replaces is its own, and no other gets it. */
function ownScope(shared: unknown): unknown {
  return Object.fromEntries(
    Object.entries(shared as object).map(([name, versions]) => [name, { ...versions }]),
  )
}

/** A container, and where it came from: its further files come from there. */
function openingOf({ container, entry }: RegisteredRemote): string {
  return `${container} ${entry.url}`
}

function pageOf(module: unknown, expose: string): ComponentType {
  if (typeof module === 'object' && module !== null && 'default' in module) {
    if (typeof module.default === 'function') return module.default as ComponentType
  }
  throw new Error(`${expose} has no component as its default export: add "export default".`)
}
