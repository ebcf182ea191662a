import type { PublishedFile } from '@aldergate/contract'

/** After so long without bytes for the page, or a deed of the trader, the line is likely to be free. */
export const QUIET_MS = 1_000

/** A file of a page has about 10 kB: where one takes longer, the line is slow or hangs, and has nothing to spare. */
export const SLOW_MS = 1_000

interface Surroundings {
  /** The files of the page at a path, of which some may be here. */
  filesAt: (path: string) => readonly PublishedFile[]
  /** Brings a file into the browser's cache. */
  bring: (url: string, signal: AbortSignal) => Promise<void>
  /** Whether the device has a line to spare, and somebody looks. */
  isSpare: () => boolean
  /** Resolves when the processor has nothing to do. */
  idle: () => Promise<void>
  /** When bytes of any script last came for the page that is shown, in milliseconds of `now`. */
  movedAt: () => number
  /** Milliseconds that only rise. */
  now: () => number
}

/**
 * Fetches the files of the pages that are likely next, one after the other and only while nothing else wants the
 * line. Nobody is told of what fails: it ends all of it, and is asked for again when the page is wanted.
 */
export function createNextPages({ filesAt, bring, isSpare, idle, movedAt, now }: Surroundings) {
  const paths: string[] = []
  const brought = new Set<string>()
  let wantedAt = -Infinity
  let current: AbortController | undefined
  let isUnderway = false
  let isOver = false

  function next(): PublishedFile | undefined {
    return paths.flatMap(filesAt).find(({ url }) => !brought.has(url))
  }

  async function quiet(): Promise<void> {
    for (;;) {
      const leftMs = Math.max(movedAt(), wantedAt) + QUIET_MS - now()
      if (leftMs <= 0) return idle()
      await new Promise((resolve) => setTimeout(resolve, leftMs))
    }
  }

  async function fetchNext({ url }: PublishedFile): Promise<void> {
    const giveUp = new AbortController()
    const timer = setTimeout(() => {
      isOver = true
      giveUp.abort()
    }, SLOW_MS)
    current = giveUp
    try {
      await bring(url, giveUp.signal)
      brought.add(url)
    } catch {
      // What was given up for something else is asked for again.
      isOver ||= !giveUp.signal.aborted
    } finally {
      clearTimeout(timer)
    }
  }

  async function goOn(): Promise<void> {
    if (isUnderway) return
    isUnderway = true
    while (!isOver && isSpare() && next()) {
      await quiet()
      const file = next()
      if (file && isSpare()) await fetchNext(file)
    }
    isUnderway = false
  }

  return {
    /** Fetches the page at a path once there is room for it, after those that were asked for before. */
    add(path: string) {
      paths.push(path)
      void goOn()
    },

    /** Leaves the line to what the trader does, and goes on some time after it. */
    giveWay() {
      wantedAt = now()
      current?.abort()
      void goOn()
    },
  }
}
