import type { ComponentType } from 'react'
import { type Outcome, pageAt, type PageMatch } from '@aldergate/contract'
import type { Deviation } from '../registry/deviation'
import type { Loader, PageLoad } from '../loading/createLoader'
import { createCurrentRegistry } from '../registry/currentRegistry'
import type { KeptVersions } from '../loading/goodVersions'
import { leftOutAt } from '../registry/leftOutAt'
import type { ReadableRegistry } from '../registry/readRegistry'
import type { Openings } from '../loading/openings'
import type { Outcomes } from '../loading/outcomes'
import { createPageLoads } from '../loading/pageLoads'
import { liveRegistry } from '../registry/registry'
import { createRemoteLoads, type RemoteLoad } from '../loading/remoteLoads'
import { createRunningVersions } from '../loading/runningVersions'
import { sourceOf } from '../registry/source'
import { createStandIns, type StandIn } from '../loading/standIns'
import type { Distrust } from '../registry/trust'

/**
 * The browser's memory of versions, to read and to add to. Parts of it are left out where nothing is to be kept or
 * told, as in a trial.
 */
export interface Memory {
  kept?: KeptVersions
  outcomes?: Outcomes
  openings?: Openings
  /** Names the globals and built-ins, such as `window.fetch`, that were altered since the last look. */
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
  /** Lets the page of a path be loaded anew where it is shown: for the router, it is the same address. */
  askAnew: (path: string) => void
  /**
   * Whether that was asked for, or the page has failed: whoever merely follows a link to the page that they see keeps
   * it.
   */
  isAskedAnew: (path: string) => boolean
  /** The page of a path, in the version that may be brought ahead of its use; `undefined` where there is none. */
  aheadAt: (path: string) => PageMatch | undefined
  /** Loads a page ahead of its use; nobody is told when that fails. */
  prefetch: (path: string) => void
  /**
   * Looks for a newer release before the next load: a mended remote is picked up without a reload. The page of
   * the path is tried in its own version again, also where it is shown.
   */
  refresh: (path?: string) => Promise<void>
  /** Brings all of the registry, where the document came with a part of it: nobody is told, but the console, when that fails. */
  complete: () => Promise<void>
  /** Looks for a newer release, as `refresh` does, and says nothing where there is no answer. */
  look: () => Promise<void>
  /**
   * Tells how the newest version of the shown page can be had, or what else has changed since it was loaded;
   * `undefined` for no change.
   */
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
  /** Lets the next load of a path give that one, also where it is shown. */
  standIn: (path: string) => void
  /** How the remote of that name has loaded so far. */
  loadOf: (remote: string) => RemoteLoad
  /** Returns the versions that stand in for others at this moment. */
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
  const means = { registry, loader, loads, running, standIns, outcomes, openings }
  const { load, aheadAt, prefetch } = createPageLoads(means)
  const askedAnew = new Set<string>()

  /** The page of a path in what is live, as far as this document has read. */
  const livePage = (path: string) => pageAt(registry.get(), path)

  function tell(source: string, phase: Outcome['phase']) {
    outcomes?.tell(source, phase, registry.get().canaries)
  }

  /** Notes that the page has worked, and its version as a good one where all pages of that are known. */
  function noteGood(path: string, source: string) {
    const shown = shownAt(path).find(({ remote }) => sourceOf(remote) === source)
    if (shown) standIns.noteWorking(shown, registry.get().partFor === undefined)
  }

  /** Returns the versions in which the page of a path may be shown: the live one, and its stand-in if it has one. */
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
    load: async (path) => {
      const found = await load(path)
      if (found.status === 'ready') askedAnew.delete(path)
      else askedAnew.add(path)
      return found
    },
    askAnew: (path) => void askedAnew.add(path),
    isAskedAnew: (path) => askedAnew.has(path),
    aheadAt,
    prefetch,
    refresh: async (path) => {
      if (path !== undefined) askedAnew.add(path)
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
      noteGood(path, source)
      if (registry.get().partFor !== undefined)
        void registry.complete().then(() => noteGood(path, source))
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
      askedAnew.add(path)
    },
    standIns: standIns.all,
    distrust: registry.distrust,
  }
}
