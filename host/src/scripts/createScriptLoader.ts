import type { PublishedFile } from '@aldergate/contract'
import { createQueue } from './createQueue'
import { LEAST_BYTES, Stalled, STALL_MS } from './stall'
import type { Preloads } from './createPreloads'
import type { download } from './download'
import { withPatience } from './patience'
import type { runScript } from './runScript'

/** The pauses before the second and the third try. */
export const RETRY_PAUSES_MS = [250, 750] as const

/** Two stalled tries take as long as a trader waits before being told. */
const MOST_STALLS = 2

/** Slightly more than two stalled tries: a file that is queued behind stalled ones is given up with them. */
export const LOAD_MS = MOST_STALLS * STALL_MS + 500

/** How scripts are loaded and run: by the browser, except in tests. */
export interface ScriptSource {
  preloads: Pick<Preloads, 'has' | 'integrityOf' | 'arrival'>
  download: typeof download
  run: typeof runScript
  /** How long a preload may take before the file is requested again. */
  patience: (url: string) => AbortSignal
  /** A monotonic clock in milliseconds. */
  now: () => number
  /** A query that no URL had before, to bypass a wrong answer in an immutable cache. */
  unheard: () => string
}

export interface ScriptLoadOptions {
  /** Goes before queued files: for the page that the trader has requested. */
  isUrgent?: boolean
  /** Bypasses the browser's cache and any hanging request: for a file that has failed elsewhere. */
  isFresh?: boolean
}

/**
 * The one way to load a script: an entry, a page, a chunk, the host itself. It distinguishes a slow connection from a
 * hanging one, retries past hanging requests and corrupt cache entries, and gives up after three tries. Nothing of a
 * failure is kept, so the next load starts afresh.
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
  const downloads = new Map<string, Promise<number>>()
  /** URLs that have failed here before: the browser's cache may be corrupt. */
  const suspects = new Set<string>()
  let movedAt = -Infinity

  function note(momentMs: number) {
    movedAt = Math.max(movedAt, momentMs)
  }

  /**
   * Downloads the file into the browser's cache; concurrent calls share the request. Resolves with the duration in
   * milliseconds.
   */
  function fetched(url: string, isFresh: boolean, isUrgent: boolean): Promise<number> {
    const known = isFresh ? undefined : downloads.get(url)
    if (known) return known
    const coming = queued(async () => {
      const start = now()
      const onBytes = (count: number) => count >= LEAST_BYTES && note(now())
      await download(url, { isFresh, onBytes })
      return now() - start
    }, isUrgent)
    downloads.set(url, coming)
    const forget = () => {
      if (downloads.get(url) === coming) downloads.delete(url)
    }
    coming.then(forget, forget)
    return coming
  }

  async function firstTry(file: PublishedFile, isUrgent: boolean, signal: AbortSignal) {
    if (preloads.has(file.url)) await preloads.arrival(file.url, patience(file.url))
    else await fetched(file.url, false, isUrgent)
    signal.throwIfAborted()
    await run({ ...file, integrity: preloads.integrityOf(file.url) ?? file.integrity })
  }

  /**
   * Refreshes the browser's cache, then runs the script under another URL: for the old one the document may reuse a
   * hanging request, and a cache on the way may hold wrong bytes that no request header bypasses.
   */
  async function anotherTry(file: PublishedFile, isUrgent: boolean, signal: AbortSignal) {
    const tookMs = await fetched(file.url, true, isUrgent)
    signal.throwIfAborted()
    // The script tag's own request takes as long again, without visible progress.
    note(now() + 2 * tookMs)
    await run(file, `${file.url}?again=${unheard()}`, STALL_MS + 2 * tookMs)
  }

  async function bring(
    file: PublishedFile,
    { isUrgent = false, isFresh = false }: ScriptLoadOptions,
    giveUp: AbortController,
  ) {
    let stalls = 0
    for (let failures = 0; ; failures += 1) {
      try {
        const isAnother = isFresh || failures > 0 || suspects.has(file.url)
        return await (isAnother ? anotherTry : firstTry)(file, isUrgent, giveUp.signal)
      } catch (cause) {
        suspects.add(file.url)
        if (cause instanceof Stalled) stalls += 1
        const pauseMs = RETRY_PAUSES_MS[failures]
        const isOver = pauseMs === undefined || stalls === MOST_STALLS || giveUp.signal.aborted
        if (isOver) throw cause
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    }
  }

  function bringInTime(file: PublishedFile, options: ScriptLoadOptions): Promise<void> {
    const giveUp = new AbortController()
    // The progress of a preload cannot be observed, so its first try has a time limit of its own.
    if (preloads.has(file.url)) return bring(file, options, giveUp)
    return withPatience(bring(file, options, giveUp), {
      limitMs: LOAD_MS,
      now,
      movedAt: () => movedAt,
      problem: () => {
        suspects.add(file.url)
        const problem = new Stalled(`${file.url} did not arrive in time.`)
        giveUp.abort(problem)
        return problem
      },
    })
  }

  return {
    /** Runs the script once for all concurrent calls. */
    load(file: PublishedFile, options: ScriptLoadOptions = {}): Promise<void> {
      const known = loads.get(file.url)
      if (known) return known
      const coming = bringInTime(file, options)
      loads.set(file.url, coming)
      const forget = () => loads.delete(file.url)
      coming.then(forget, forget)
      return coming
    },

    /** Downloads a file that will be loaded soon; a failure is left to that load. */
    ahead({ url }: PublishedFile) {
      if (!preloads.has(url)) void fetched(url, false, true).catch(() => undefined)
    },

    /** When bytes of any script last arrived or are expected, in milliseconds of `now`. */
    movedAt: () => movedAt,
  }
}

export type ScriptLoader = ReturnType<typeof createScriptLoader>
