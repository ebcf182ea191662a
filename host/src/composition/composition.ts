import type { ComponentType } from 'react'
import { type Outcome, pageAt, type PageMatch, type PublishedFile } from '@aldergate/contract'
import { logFailure } from '@aldergate/platform'
import type { Deviation } from '../deviation/deviate'
import { type Loader, type PageLoad, PATIENCE_MS } from './createLoader'
import { createCurrentRegistry } from './currentRegistry'
import type { KeptVersions } from './goodVersions'
import { isCertain } from './isCertain'
import type { LeftOutRemote, ReadableRegistry } from './readRegistry'
import type { Openings } from './openings'
import type { Outcomes } from './outcomes'
import { liveRegistry } from './registry'
import { createRemoteLoads, type RemoteLoad } from './remoteLoads'
import { createRunningVersions } from './runningVersions'
import { sourceOf } from './source'
import { createStandIns, type StandIn } from './standIns'
import type { Distrust } from './trust'

/** A little less than the ten seconds within which the trader is told. */
const TOLD_MS = PATIENCE_MS + 500

/** What a browser knows of versions, and learns; where it keeps nothing, there is none of it. */
export interface Memory {
  kept?: KeptVersions
  outcomes?: Outcomes
  openings?: Openings
  /** What was altered since the last look of what belongs to all. */
  touched?: () => Promise<readonly string[]>
}

/** How the newest version of a page is to be had, that no remote has it any more, or that it is the host which is another. */
export type Newer = 'here' | 'in a new document' | 'withdrawn' | 'another host'

/** The pages of the running app, as its registry tells them. */
export interface Composition {
  /** The newest that this document has read. */
  readonly registry: ReadableRegistry
  /** Calls back after another registry was read, until what it returns is called. */
  onRegistry: (listener: () => void) => () => void
  /** The host that runs: another one comes with the next document. */
  hostVersion: string
  /** Says on every page that this document shows something else than what is live, where it does. */
  Notice?: ComponentType | undefined
  /** Loads the page of a path, or what stands in for it; a path that no remote has any more is a failure like another. */
  load: (path: string) => Promise<PageLoad>
  /** The page of a path, in the version that may be brought ahead of its use; `undefined` where there is none. */
  aheadAt: (path: string) => PageMatch | undefined
  /** Loads a page ahead of its use; nobody is told when that fails. */
  prefetch: (path: string) => void
  /**
   * Looks for a newer release before the next load: a mended remote is picked up without a reload. The page of
   * the path is tried in its own version again.
   */
  refresh: (path?: string) => Promise<void>
  /** Brings all of the registry, where the document came with a part of it: nobody is told, but the console, when that fails. */
  complete: () => Promise<void>
  /** Looks for a newer release, as `refresh` does, and says nothing where there is no answer. */
  look: () => Promise<void>
  /** What has changed of what is live since the page of a path, which is shown, was loaded; `undefined` for nothing. */
  newer: (path: string, load: PageLoad) => Newer | undefined
  /** Whether a release that came later than this document has a page for the path. */
  isNewPage: (path: string) => boolean
  /** Notes that a page has been painted as it was loaded. */
  notePainted: (load: PageLoad) => void
  /** Notes that the page of a path has been shown for a while as it was loaded. */
  noteWorking: (path: string, load: PageLoad) => void
  /** Notes that a page broke by the fault of a remote and version. */
  noteCrash: (source: string, error: unknown) => void
  /** Whether the page of a path, which went down at its start, has a version to stand in for it. */
  hasStandIn: (path: string) => boolean
  /** Lets the next load of a path give that one. */
  standIn: (path: string) => void
  /** How the remote of that name has loaded so far. */
  loadOf: (remote: string) => RemoteLoad
  /** What stands in for others at this moment. */
  standIns: () => readonly StandIn[]
  /** Why what the server says is live was not believed when this document last looked. */
  distrust: () => Distrust | undefined
}

export function compose(
  first: ReadableRegistry,
  loader: Loader,
  { kept, outcomes, openings, touched }: Memory = {},
  { newest = liveRegistry, Notice }: Partial<Pick<Deviation, 'newest' | 'Notice'>> = {},
): Composition {
  const registry = createCurrentRegistry(first, newest)
  const loads = createRemoteLoads(touched)
  const standIns = createStandIns(kept)
  const running = createRunningVersions()

  /** The page of a path in what is live, as far as this document has read. */
  const livePage = (path: string) => pageAt(registry.get(), path)

  async function load(path: string): Promise<PageLoad> {
    const leftOut = leftOutAt(registry.get(), path)
    if (leftOut) return unreadable(leftOut)
    const match = livePage(path)
    if (!match) {
      const { release } = registry.get()
      const cause = new Error(`Release ${release} has no page ${path}.`)
      return { status: 'failed', cause, source: `release ${release}` }
    }
    const live = running.of(match)
    const began = performance.now()
    outcomes?.asked(sourceOf(live.remote))
    openings?.end()
    void loads.tellOfTouched()
    const load = (await standInOf(live, PATIENCE_MS)) ?? (await open(live))
    if (load.status === 'failed') {
      tell(load.source, 'load')
      loads.failed(load.source, load.cause)
    } else if (load.source === sourceOf(live.remote)) {
      running.note(live)
      loads.came(load.source, performance.now() - began)
    }
    if (load.status === 'ready') return load
    const leftMs = () => began + TOLD_MS - performance.now()
    const standIn = standIns.put(live, registry.get()) && (await standInOf(live, leftMs()))
    return standIn || ((await fromElsewhere(live, leftMs)) ?? load)
  }

  /** The same version from another origin that has it, where the registry names one. */
  async function fromElsewhere(live: PageMatch, leftMs: () => number) {
    // What a tab runs from another place is nowhere else.
    const isOurs = live.remote.entry.url.startsWith('/')
    for (const origin of (isOurs && registry.get().origins) || []) {
      const load = await within(loader.load(matchAt(origin, live)), leftMs())
      if (load?.status !== 'ready') continue
      logFailure(`${load.source} was not to be had here, and came from ${origin}`)
      return load
    }
    return undefined
  }

  /** Loads a page in a version, unless it is known to never answer. */
  async function open(match: PageMatch): Promise<PageLoad> {
    const source = sourceOf(match.remote)
    if (openings?.isSilent(match)) {
      const cause = new Error(`${source} did not answer on ${match.page.path} when it was opened.`)
      logFailure(`${source} is not opened again`, cause)
      return { status: 'failed', cause, source, isSilent: true }
    }
    openings?.begin(match)
    const load = await loader.load(match)
    loads.ran(load.source)
    if (load.status === 'failed') openings?.end()
    // A prefetch of the page may have answered meanwhile.
    else openings?.begin(match)
    return load
  }

  function tell(source: string, phase: Outcome['phase']) {
    outcomes?.tell(source, phase, registry.get().canaries)
  }

  /** The page in the version that stands in for it, if that comes in time. */
  async function standInOf(live: PageMatch, limitMs: number): Promise<PageLoad | undefined> {
    const match = standIns.of(live)
    if (!match) return undefined
    const load = await within(open(match), limitMs)
    if (load?.status === 'ready') return load
    standIns.giveUp(live)
    return undefined
  }

  function aheadAt(path: string): PageMatch | undefined {
    const found = leftOutAt(registry.get(), path) ? undefined : livePage(path)
    if (!found) return undefined
    const live = running.of(found)
    const match = standIns.of(live) ?? live
    return openings?.isSilent(match) ? undefined : match
  }

  function ahead(path: string) {
    const match = aheadAt(path)
    if (!match) return
    openings?.begin(match)
    void loader.load(match).then(({ source }) => {
      loads.ran(source)
      openings?.end()
    })
  }

  /** Notes the version as one that has worked, with all of its pages. */
  function noteGood(path: string, source: string) {
    const shown = shownAt(path).find(({ remote }) => sourceOf(remote) === source)
    if (shown) standIns.noteWorking(shown)
  }

  /** What a page of that path may be shown in: the live version, and what stands in for it. */
  function shownAt(path: string): readonly PageMatch[] {
    const live = livePage(path)
    if (!live) return []
    const standIn = standIns.of(live)
    return standIn ? [live, standIn] : [live]
  }

  return {
    get registry() {
      return registry.get()
    },
    onRegistry: registry.onChange,
    hostVersion: first.hostVersion,
    Notice,
    load,
    aheadAt,
    prefetch: (path) => {
      if (isCertain(registry.get(), path)) ahead(path)
      else void registry.complete().then(() => ahead(path))
    },
    refresh: async (path) => {
      const live = path === undefined ? undefined : livePage(path)
      if (live) {
        standIns.forget(live)
        openings?.forget(live)
      }
      await registry.refresh()
    },
    complete: registry.complete,
    look: registry.look,
    newer: (path, { source }) => {
      const { hostVersion } = registry.get()
      const known = shownAt(path)
      if (known.length > 0 && !known.some(({ remote }) => sourceOf(remote) === source))
        return running.isFull() ? 'in a new document' : 'here'
      if (known.length === 0 && !leftOutAt(registry.get(), path)) return 'withdrawn'
      return hostVersion === first.hostVersion ? undefined : 'another host'
    },
    isNewPage: (path) => registry.get().release > first.release && livePage(path) !== undefined,
    noteCrash: (source, error) => {
      openings?.end()
      tell(source, 'run')
      loads.failed(source, error)
    },
    notePainted: ({ source }) => outcomes?.painted(source),
    loadOf: loads.of,
    noteWorking: (path, { source }) => {
      if (registry.get().partFor === undefined) noteGood(path, source)
      else void registry.complete().then(() => noteGood(path, source))
      openings?.end()
      tell(source, 'shown')
      void loads.tellOfTouched()
    },
    hasStandIn: (path) => {
      const live = livePage(path)
      return live !== undefined && standIns.hasFor(live, registry.get())
    },
    standIn: (path) => {
      const live = livePage(path)
      if (live) standIns.put(live, registry.get())
    },
    standIns: standIns.all,
    distrust: registry.distrust,
  }
}

/** Of its other files, the runtime of a build knows where it came from itself. */
function matchAt(origin: string, { remote, page }: PageMatch): PageMatch {
  const at = ({ url, integrity }: PublishedFile) => ({ url: origin + url, integrity })
  return {
    remote: { ...remote, entry: at(remote.entry), texts: {} },
    page: { ...page, files: page.files.map(at) },
  }
}

/** What comes in time, else `undefined`. */
function within<Result>(load: Promise<Result>, limitMs: number): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), Math.max(0, limitMs))
    void load.then((result) => {
      clearTimeout(timer)
      resolve(result)
    })
  })
}

/** The remote that would answer this very path, if it could be read. */
function leftOutAt({ leftOut }: ReadableRegistry, path: string): LeftOutRemote | undefined {
  return leftOut.find(({ pages }) => pages.some((page) => page.path === path))
}

function unreadable(remote: LeftOutRemote): PageLoad {
  const { name, reason } = remote
  const cause = new Error(`${name} is left out of this composition.`)
  return { status: 'failed', cause, source: sourceOf(remote), leftOut: { name, reason } }
}
