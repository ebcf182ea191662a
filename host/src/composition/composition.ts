import type { ComponentType } from 'react'
import { type Outcome, pageAt, type PageMatch, type PublishedFile } from '@aldergate/contract'
import { logFailure } from '@aldergate/platform'
import type { Deviation } from '../deviation/deviate'
import { type Loader, type PageLoad, PATIENCE_MS } from './createLoader'
import type { KeptVersions } from './goodVersions'
import { isCertain } from './isCertain'
import type { LeftOutRemote, ReadableRegistry } from './readRegistry'
import type { Openings } from './openings'
import type { Outcomes } from './outcomes'
import { liveRegistry, wholeRegistry } from './registry'
import { createRunningVersions } from './runningVersions'
import { createStandIns, sourceOf, type StandIn } from './standIns'
import { type Distrust, distrustOf } from './trust'

/** A little less than the ten seconds within which the trader is told. */
const TOLD_MS = PATIENCE_MS + 500

/** What this document knows of the loading of a remote. */
export interface RemoteLoad {
  /** From asking for the first page to having it, in milliseconds; `undefined` where none has come. */
  firstMs?: number
  /** The last thing that went wrong with it. */
  failure?: string
  /** What it altered, or another that came at the same time, of what belongs to all: `window.fetch`. */
  touched?: readonly string[]
}

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
  let current = first
  /** Remotes and versions that have come since the last look at what they altered. */
  const unseen = new Set<string>()
  const standIns = createStandIns(kept)
  const running = createRunningVersions()
  const loads = new Map<string, RemoteLoad>()
  const listeners = new Set<() => void>()
  let distrust: Distrust | undefined

  async function load(path: string): Promise<PageLoad> {
    const leftOut = leftOutAt(current, path)
    if (leftOut) return unreadable(leftOut)
    const newest = pageAt(current, path)
    if (!newest) {
      const cause = new Error(`Release ${current.release} has no page ${path}.`)
      return { status: 'failed', cause, source: `release ${current.release}` }
    }
    const live = running.of(newest)
    const began = performance.now()
    outcomes?.asked(sourceOf(live))
    openings?.end()
    void tellOfTouched()
    const load = (await standInOf(live, PATIENCE_MS)) ?? (await open(live))
    if (load.status === 'failed') {
      tell(load.source, 'load')
      noteFailure(load.source, load.cause)
    } else if (load.source === sourceOf(live)) {
      running.note(live)
      const known = loads.get(live.remote.name)
      loads.set(live.remote.name, { firstMs: performance.now() - began, ...known })
    }
    if (load.status === 'ready') return load
    const leftMs = () => began + TOLD_MS - performance.now()
    const standIn = standIns.put(live, current) && (await standInOf(live, leftMs()))
    return standIn || ((await fromElsewhere(live, leftMs)) ?? load)
  }

  /** The same version from another origin that has it, where the registry names one. */
  async function fromElsewhere(live: PageMatch, leftMs: () => number) {
    // What a tab runs from another place is nowhere else.
    const isOurs = live.remote.entry.url.startsWith('/')
    for (const origin of (isOurs && current.origins) || []) {
      const load = await within(loader.load(matchAt(origin, live)), leftMs())
      if (load?.status !== 'ready') continue
      logFailure(`${load.source} was not to be had here, and came from ${origin}`)
      return load
    }
    return undefined
  }

  /** Loads a page in a version, unless it is known to never answer. */
  async function open(match: PageMatch): Promise<PageLoad> {
    const source = sourceOf(match)
    if (openings?.isSilent(match)) {
      const cause = new Error(`${source} did not answer on ${match.page.path} when it was opened.`)
      logFailure(`${source} is not opened again`, cause)
      return { status: 'failed', cause, source, isSilent: true }
    }
    openings?.begin(match)
    const load = await loader.load(match)
    unseen.add(load.source)
    if (load.status === 'failed') openings?.end()
    // A prefetch of the page may have answered meanwhile.
    else openings?.begin(match)
    return load
  }

  /** Looks what those that came since the last look have altered: as a page is left, and once it has worked. */
  async function tellOfTouched() {
    if (!touched || unseen.size === 0) return
    const sources = [...unseen]
    unseen.clear()
    const names = await touched()
    if (names.length === 0) return
    logFailure(`${sources.join(' or ')} altered what all parts share: ${names.join(', ')}`)
    for (const [name = ''] of sources.map((source) => source.split(' '))) {
      const known = loads.get(name)
      loads.set(name, { ...known, touched: [...(known?.touched ?? []), ...names] })
    }
  }

  function noteFailure(source: string, cause: unknown) {
    const [name = ''] = source.split(' ')
    const failure = cause instanceof Error ? cause.message : String(cause)
    loads.set(name, { ...loads.get(name), failure })
  }

  function tell(source: string, phase: Outcome['phase']) {
    outcomes?.tell(source, phase, current.canaries)
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

  /** Whether what is live has no part in this document, because it shows another day. */
  const isAway = first.journey?.release !== undefined

  async function look(onFailure: (failure: unknown) => void, ask = newest) {
    if (isAway) return
    try {
      const found = await ask()
      // A look that was quicker has brought the newest.
      if (ask !== newest && current.partFor === undefined) return
      current = found
      distrust = undefined
      for (const listener of listeners) listener()
    } catch (failure) {
      const isKnown = distrust !== undefined
      distrust = distrustOf(failure) ?? distrust
      if (distrust && !isKnown) tellOfRunning(failure)
      else onFailure(failure)
    }
  }

  function tellOfRunning(failure: unknown) {
    logFailure('The live composition could not be read; the running one is kept', failure)
  }

  function aheadAt(path: string): PageMatch | undefined {
    const newest = leftOutAt(current, path) ? undefined : pageAt(current, path)
    if (!newest) return undefined
    const live = running.of(newest)
    const match = standIns.of(live) ?? live
    return openings?.isSilent(match) ? undefined : match
  }

  function ahead(path: string) {
    const match = aheadAt(path)
    if (!match) return
    openings?.begin(match)
    void loader.load(match).then(({ source }) => {
      unseen.add(source)
      openings?.end()
    })
  }

  /** Notes the version as one that has worked, with all of its pages. */
  function noteGood(path: string, source: string) {
    const live = pageAt(current, path)
    const shown = [live, live && standIns.of(live)].find(
      (each) => each && sourceOf(each) === source,
    )
    if (shown) standIns.noteWorking(shown)
  }

  let completing: Promise<void> | undefined

  /** Whoever needs it meanwhile waits for the same; after a failure, the next one asks anew. */
  async function complete() {
    if (current.partFor === undefined) return
    completing ??= look(tellOfRunning, () => wholeRegistry(first)).finally(() => {
      completing = undefined
    })
    await completing
  }

  return {
    get registry() {
      return current
    },
    onRegistry: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hostVersion: first.hostVersion,
    Notice,
    load,
    aheadAt,
    prefetch: (path) => {
      if (isCertain(current, path)) ahead(path)
      else void complete().then(() => ahead(path))
    },
    refresh: async (path) => {
      const live = path === undefined ? undefined : pageAt(current, path)
      if (live) {
        standIns.forget(live)
        openings?.forget(live)
      }
      await look(tellOfRunning)
    },
    complete,
    look: () => look(() => undefined),
    newer: (path, { source }) => {
      const newest = pageAt(current, path)
      const shown = newest && [newest, standIns.of(newest)]
      if (shown && !shown.some((each) => each && sourceOf(each) === source))
        return running.isFull() ? 'in a new document' : 'here'
      if (!newest && !leftOutAt(current, path)) return 'withdrawn'
      return current.hostVersion === first.hostVersion ? undefined : 'another host'
    },
    isNewPage: (path) => current.release > first.release && pageAt(current, path) !== undefined,
    noteCrash: (source, error) => {
      openings?.end()
      tell(source, 'run')
      noteFailure(source, error)
    },
    notePainted: ({ source }) => outcomes?.painted(source),
    loadOf: (remote) => loads.get(remote) ?? {},
    noteWorking: (path, { source }) => {
      if (current.partFor === undefined) noteGood(path, source)
      else void complete().then(() => noteGood(path, source))
      openings?.end()
      tell(source, 'shown')
      void tellOfTouched()
    },
    hasStandIn: (path) => {
      const live = pageAt(current, path)
      return live !== undefined && standIns.hasFor(live, current)
    },
    standIn: (path) => {
      const live = pageAt(current, path)
      if (live) standIns.put(live, current)
    },
    standIns: standIns.all,
    distrust: () => distrust,
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

function unreadable({ name, version, reason }: LeftOutRemote): PageLoad {
  const cause = new Error(`${name} is left out of this composition.`)
  const source = [name, version].filter(Boolean).join(' ')
  return { status: 'failed', cause, source, leftOut: { name, reason } }
}
