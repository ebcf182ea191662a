import { pageAt, type PageMatch, type PublishedFile } from '@aldergate/contract'
import { logFailure } from '@aldergate/platform'
import { type Loader, type PageLoad, PATIENCE_MS } from './createLoader'
import type { CurrentRegistry } from '../registry/currentRegistry'
import { isCertain } from '../registry/isCertain'
import { leftOutAt } from '../registry/leftOutAt'
import type { Openings } from './openings'
import type { Outcomes } from './outcomes'
import type { LeftOutRemote } from '../registry/readRegistry'
import type { RemoteLoads } from './remoteLoads'
import type { RunningVersions } from './runningVersions'
import { sourceOf } from '../registry/source'
import type { StandIns } from './standIns'

/** Slightly less than the ten seconds within which the trader has to be told. */
const TOLD_MS = PATIENCE_MS + 500

/** The means of loading pages, and the records of how they loaded. */
interface Means {
  registry: CurrentRegistry
  loader: Loader
  loads: RemoteLoads
  running: RunningVersions
  standIns: StandIns
  outcomes: Outcomes | undefined
  openings: Openings | undefined
}

/** Loads pages in the live version, or in their stand-in. */
export function createPageLoads(means: Means) {
  const { registry, loader, loads, running, standIns, outcomes, openings } = means

  async function load(path: string): Promise<PageLoad> {
    const leftOut = leftOutAt(registry.get(), path)
    if (leftOut) return unreadable(leftOut)
    const match = pageAt(registry.get(), path)
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
      outcomes?.tell(load.source, 'load', registry.get().canaries)
      loads.failed(load.source, load.cause)
    } else if (load.source === sourceOf(live.remote)) {
      running.note(live)
      loads.came(load.source, performance.now() - began)
    }
    if (load.status === 'ready') return load
    const leftMs = () => began + TOLD_MS - performance.now()
    const standIn = standIns.put(live, registry.get()) && (await standInOf(live, leftMs()))
    return standIn || (!load.isSilent && (await fromElsewhere(live, leftMs))) || load
  }

  /** Loads the same version from one of the registry's other origins. */
  async function fromElsewhere(live: PageMatch, leftMs: () => number) {
    // An override is served from nowhere else.
    const isOurs = live.remote.entry.url.startsWith('/')
    for (const origin of (isOurs && registry.get().origins) || []) {
      const load = await within(open(matchAt(origin, live)), leftMs())
      if (load?.status !== 'ready') continue
      running.note(live)
      loads.came(load.source, TOLD_MS - leftMs())
      logFailure(`${load.source} was not to be had here, and came from ${origin}`)
      return load
    }
    return undefined
  }

  /** Loads a page in a version, unless that is known to never respond. */
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
    // A prefetch of the page may have removed the record meanwhile.
    else openings?.begin(match)
    return load
  }

  /** Loads the page's stand-in, if it arrives in time. */
  async function standInOf(live: PageMatch, limitMs: number): Promise<PageLoad | undefined> {
    const match = standIns.of(live)
    if (!match) return undefined
    const load = await within(open(match), limitMs)
    if (load?.status === 'ready') return load
    standIns.giveUp(live)
    return undefined
  }

  function aheadAt(path: string): PageMatch | undefined {
    const found = leftOutAt(registry.get(), path) ? undefined : pageAt(registry.get(), path)
    if (!found) return undefined
    const live = running.of(found)
    const match = standIns.of(live) ?? live
    return openings?.isSilent(match) ? undefined : match
  }

  function prefetch(path: string) {
    if (isCertain(registry.get(), path)) ahead(path)
    else void registry.complete().then(() => ahead(path))
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

  return { load, aheadAt, prefetch }
}

/**
 * Rewrites the files of the registry to another origin; the build's runtime derives the URLs of its other chunks
 * itself.
 */
function matchAt(origin: string, { remote, page }: PageMatch): PageMatch {
  const at = ({ url, integrity }: PublishedFile) => ({ url: origin + url, integrity })
  return {
    remote: { ...remote, entry: at(remote.entry), texts: {} },
    page: { ...page, files: page.files.map(at) },
  }
}

/** Returns the result if it arrives within the limit, else `undefined`. */
function within<Result>(load: Promise<Result>, limitMs: number): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), Math.max(0, limitMs))
    void load.then((result) => {
      clearTimeout(timer)
      resolve(result)
    })
  })
}

function unreadable(remote: LeftOutRemote): PageLoad {
  const { name, reason } = remote
  const cause = new Error(`${name} is left out of this composition.`)
  return { status: 'failed', cause, source: sourceOf(remote), leftOut: { name, reason } }
}
