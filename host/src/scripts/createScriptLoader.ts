import { type PublishedFile } from '@aldergate/shared/contract'
import { createQueue } from './createQueue'
import { Stalled, STALL_MS } from './stall'
import { type Preloads } from './createPreloads'
import { type download } from './download'
import { type runScript } from './runScript'

/** The pauses before the second and the third try. */
export const RETRY_PAUSES_MS = [250, 750] as const

/** Two tries that hang are as long as a trader waits before being told. */
const MOST_STALLS = 2

/** Where scripts come from, and where they run: the browser's, but for tests. */
export interface ScriptSource {
  preloads: Pick<Preloads, 'has' | 'arrival'>
  download: typeof download
  run: typeof runScript
  /** How long the file may be on its way ahead of its use before it is asked for anew. */
  patience: (url: string) => AbortSignal
  /** Milliseconds that only rise. */
  now: () => number
  /** A word that no URL has had before: an answer that was cached for good may be wrong, too. */
  unheard: () => string
}

export interface ScriptLoadOptions {
  /** Before all that waits: the page that the trader has asked for. */
  isUrgent?: boolean
  /** Past the browser's cache and past a request that may hang: for a file that has failed elsewhere. */
  isFresh?: boolean
}

/**
 * The one way by which a script comes in: an entry, a page, a part of it, the host's own. It tells a slow
 * line from one that hangs, asks anew past requests that hang and past wrong bytes in the browser's cache,
 * and gives up after three tries. Nothing of a failure is kept, so the next load starts afresh.
 */
export function createScriptLoader({
  preloads,
  download,
  run,
  patience,
  now,
  unheard,
}: ScriptSource) {
  const queued = createQueue()
  const loads = new Map<string, Promise<void>>()
  const downloads = new Map<string, Promise<void>>()
  /** What has failed here before: the browser may hold wrong bytes of it. */
  const suspects = new Set<string>()
  let movedAt = -Infinity

  /** The file in the browser's cache; whoever asks meanwhile waits for the same. */
  function fetched(url: string, isFresh: boolean, isUrgent: boolean): Promise<void> {
    const known = isFresh ? undefined : downloads.get(url)
    if (known) return known
    const onBytes = () => {
      movedAt = now()
    }
    const coming = queued(() => download(url, { isFresh, onBytes }), isUrgent)
    downloads.set(url, coming)
    const forget = () => {
      if (downloads.get(url) === coming) downloads.delete(url)
    }
    coming.then(forget, forget)
    return coming
  }

  async function firstTry(file: PublishedFile, isUrgent: boolean) {
    if (preloads.has(file.url)) await preloads.arrival(file.url, patience(file.url))
    else await fetched(file.url, false, isUrgent)
    await run(file)
  }

  /**
   * Mends what the browser has cached, then runs the script under another URL: for the old one the document
   * keeps a request that hangs, or an answer that was none.
   */
  async function anotherTry(file: PublishedFile, isUrgent: boolean) {
    const start = now()
    await fetched(file.url, true, isUrgent)
    await run(file, `${file.url}?again=${unheard()}`, STALL_MS + 2 * (now() - start))
  }

  async function bring(file: PublishedFile, { isUrgent = false, isFresh = false }) {
    let stalls = 0
    for (let failures = 0; ; failures += 1) {
      try {
        const isAnother = isFresh || failures > 0 || suspects.has(file.url)
        return await (isAnother ? anotherTry : firstTry)(file, isUrgent)
      } catch (cause) {
        suspects.add(file.url)
        if (cause instanceof Stalled) stalls += 1
        const pauseMs = RETRY_PAUSES_MS[failures]
        if (pauseMs === undefined || stalls === MOST_STALLS) throw cause
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    }
  }

  return {
    /** Runs the script once for all who ask while it is on its way. */
    load(file: PublishedFile, options: ScriptLoadOptions = {}): Promise<void> {
      const known = loads.get(file.url)
      if (known) return known
      const coming = bring(file, options)
      loads.set(file.url, coming)
      const forget = () => loads.delete(file.url)
      coming.then(forget, forget)
      return coming
    },

    /** Asks for a file that will be loaded soon; whether that fails is the load's business. */
    ahead({ url }: PublishedFile) {
      if (!preloads.has(url)) void fetched(url, false, true).catch(() => undefined)
    },

    /** When bytes of any script last came, in milliseconds of `now`. */
    movedAt: () => movedAt,
  }
}

export type ScriptLoader = ReturnType<typeof createScriptLoader>
