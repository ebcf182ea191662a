import type { PublishedFile } from '@aldergate/contract'

/** After this long without page bytes or user input, the network is likely to be idle. */
export const QUIET_MS = 1_000

/**
 * A page's file has about 10 kB: if one takes longer than this, the connection is slow or stalled and has no bandwidth
 * to spare.
 */
export const SLOW_MS = 1_000

interface Surroundings {
  /** The files of the page at a path; some may be cached already. */
  filesAt: (path: string) => readonly PublishedFile[]
  /** Downloads a file into the browser's cache. */
  bring: (url: string, signal: AbortSignal) => Promise<void>
  /** Whether the device has bandwidth to spare and the tab is visible. */
  isSpare: () => boolean
  /** Resolves when the processor has nothing to do. */
  idle: () => Promise<void>
  /** When bytes of any script last arrived for the shown page, in milliseconds of `now`. */
  movedAt: () => number
  /** A monotonic clock in milliseconds. */
  now: () => number
}

/**
 * Prefetches the files of likely next pages, one at a time and only while the network is idle. A failure is not
 * reported: it ends prefetching for good, and the page's files load when the page is opened.
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
      // A download that was aborted in favour of the user is retried later.
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
    /** Queues the page at a path, to be fetched when the network is idle. */
    add(path: string) {
      paths.push(path)
      void goOn()
    },

    /** Pauses while the trader uses the network, and resumes some time after. */
    giveWay() {
      wantedAt = now()
      current?.abort()
      void goOn()
    },
  }
}
