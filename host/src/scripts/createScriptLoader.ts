import type { PublishedFile } from '@aldergate/contract'
import { createQueue } from './createQueue'
import { LEAST_BYTES, Stalled, STALL_MS } from './stall'
import type { Preloads } from './createPreloads'
import type { download } from './download'
import { withPatience } from './patience'
import type { runScript } from './runScript'

/** The pauses before the second and the third try. */
export const RETRY_PAUSES_MS = [250, 750] as const

/** Two tries that hang are as long as a trader waits before being told. */
const MOST_STALLS = 2

/** A little more than two tries that hang: what waits behind other files that hang is given up with them. */
export const LOAD_MS = MOST_STALLS * STALL_MS + 500

/** Where scripts come from, and where they run: the browser's, but for tests. */
export interface ScriptSource {
  preloads: Pick<Preloads, 'has' | 'integrityOf' | 'arrival'>
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
  const downloads = new Map<string, Promise<number>>()
  /** The URLs that have failed here before: the browser may hold wrong bytes of them. */
  const suspects = new Set<string>()
  let movedAt = -Infinity

  function note(momentMs: number) {
    movedAt = Math.max(movedAt, momentMs)
  }

  /** Brings the file into the browser's cache; whoever asks meanwhile waits for the same. Gives the milliseconds on the line. */
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
   * Mends what the browser has cached, then runs the script under another URL: of the old one the document may
   * keep a request that hangs, and a cache on the way wrong bytes, whatever the browser asks of it.
   */
  async function anotherTry(file: PublishedFile, isUrgent: boolean, signal: AbortSignal) {
    const tookMs = await fetched(file.url, true, isUrgent)
    signal.throwIfAborted()
    // The tag's own request takes as long again, and nobody sees its bytes come.
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
    // Of what the document itself asks for, nobody sees the bytes: its first try has a patience of its own.
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
    /** Runs the script once for all who ask while it is on its way. */
    load(file: PublishedFile, options: ScriptLoadOptions = {}): Promise<void> {
      const known = loads.get(file.url)
      if (known) return known
      const coming = bringInTime(file, options)
      loads.set(file.url, coming)
      const forget = () => loads.delete(file.url)
      coming.then(forget, forget)
      return coming
    },

    /** Asks for a file that will be loaded soon; whether that fails is the load's business. */
    ahead({ url }: PublishedFile) {
      if (!preloads.has(url)) void fetched(url, false, true).catch(() => undefined)
    },

    /** When bytes of any script last came or are last expected, in milliseconds of `now`. */
    movedAt: () => movedAt,
  }
}

export type ScriptLoader = ReturnType<typeof createScriptLoader>
