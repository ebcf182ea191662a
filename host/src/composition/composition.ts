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
 * The browser's record of versions, to read and to add to. Parts are left out where nothing may be kept or reported,
 * as in a trial.
 */
export interface Memory {
  kept?: KeptVersions
  outcomes?: Outcomes
  openings?: Openings
  /**
   * Names the globals and built-ins, such as `window.fetch`, that were altered since the last look; `undefined` if it
   * could not look.
   */
  touched?: () => Promise<readonly string[] | undefined>
}

/**
 * How to get the newest version of a page, or why it cannot be had: its remote was withdrawn, or the host itself has
 * changed.
 */
export type Newer = 'here' | 'in a new document' | 'withdrawn' | 'another host'

/** The pages of the running app, as its registry tells them. */
export interface Composition {
  /** The newest registry that this document has read. */
  readonly registry: ReadableRegistry
  /** Subscribes to newly read registries; returns the function that unsubscribes. */
  onRegistry: (listener: () => void) => () => void
  /** The host that runs: a new one takes effect with the next document. */
  hostVersion: string
  /** Says on every page that this document shows something else than the live composition; `undefined` otherwise. */
  Notice?: ComponentType | undefined
  /** Loads the page of a path, or its stand-in; a path that no remote has is a failure like any other. */
  load: (path: string) => Promise<PageLoad>
  /** Lets the page of a path be reloaded where it is shown, although the address stays the same. */
  askAnew: (path: string) => void
  /** Whether a reload was asked for, or the page has failed. Following a link to the shown page alone keeps it. */
  isAskedAnew: (path: string) => boolean
  /** The page of a path in the version to prefetch; `undefined` where there is none. */
  aheadAt: (path: string) => PageMatch | undefined
  /** Prefetches a page; failures are not reported. */
  prefetch: (path: string) => void
  /**
   * Looks for a newer release before the next load, so that a fixed remote is picked up without a reload. The page of
   * the path is retried in its own version, also where it is shown.
   */
  refresh: (path?: string) => Promise<void>
  /** Loads the whole registry if the document came with a part of it; a failure is reported to the console only. */
  complete: () => Promise<void>
  /** Looks for a newer release, as `refresh` does, without reporting a missing answer. */
  look: () => Promise<void>
  /**
   * Says how the newest version of the shown page can be had, or what else has changed since it was loaded;
   * `undefined` if nothing has.
   */
  newer: (path: string, load: PageLoad) => Newer | undefined
  /** Whether a release newer than this document has a page for the path. */
  isNewPage: (path: string) => boolean
  /** Notes that a loaded page has been painted. */
  notePainted: (load: PageLoad) => void
  /** Notes that a loaded page has been shown for a while without failing. */
  noteWorking: (path: string, load: PageLoad) => void
  /** Notes that a page crashed because of a remote and version. */
  noteCrash: (source: string, error: unknown) => void
  /** Whether the page of a path, which crashed at its start, has a version to stand in for it. */
  hasStandIn: (path: string) => boolean
  /** Makes the next load of a path use the stand-in, also where the page is shown. */
  standIn: (path: string) => void
  /** How the named remote has loaded so far. */
  loadOf: (remote: string) => RemoteLoad
  /** Returns the stand-ins in use. */
  standIns: () => readonly StandIn[]
  /** Why the registry was refused when this document last looked; `undefined` if it was trusted. */
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

  /** The page of a path in the live composition, as far as this document has read it. */
  const livePage = (path: string) => pageAt(registry.get(), path)

  function tell(source: string, phase: Outcome['phase']) {
    outcomes?.tell(source, phase, registry.get().canaries)
  }

  /** Notes that the page works, and marks its version as good if it is of today and the whole registry is known. */
  function noteGood(path: string, source: string) {
    const { partFor, journey } = registry.get()
    const shown = shownAt(path).find(({ remote }) => sourceOf(remote) === source)
    if (shown) standIns.noteWorking(shown, partFor === undefined && journey?.release === undefined)
  }

  /** Returns the versions in which the page of a path may be shown: the live one and its stand-in, if any. */
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
