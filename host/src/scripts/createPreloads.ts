import type { PublishedFile } from '@aldergate/contract'

type Outcome = 'loaded' | 'failed'

/**
 * The files that the document asks for ahead of their use, by `<link rel="preload">`, and what has become
 * of each. The listening begins before the document has any, and covers those that stand in its HTML.
 */
export function createPreloads(document: Document) {
  const outcomes = new Map<string, Outcome>()
  const lookers = new Set<() => void>()

  function note(outcome: Outcome) {
    return ({ target }: Event) => {
      if (!(target instanceof HTMLLinkElement)) return
      outcomes.set(pathOf(target), outcome)
      for (const look of lookers) look()
    }
  }
  // A link tells only itself: hence the capture.
  document.addEventListener('load', note('loaded'), true)
  document.addEventListener('error', note('failed'), true)

  function linkOf(url: string): HTMLLinkElement | undefined {
    // They all stand in the head, and a page may have a thousand elements to look through.
    const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')
    return Array.from(links).find((link) => pathOf(link) === url)
  }

  return {
    add({ url, integrity }: PublishedFile) {
      const link = document.createElement('link')
      link.rel = 'preload'
      link.as = 'script'
      // As a deferred script has it: what the document shows comes first.
      link.fetchPriority = 'low'
      link.href = url
      link.integrity = integrity
      link.crossOrigin = 'anonymous'
      document.head.append(link)
    },

    /** Whether the document asks for the file ahead of its use. */
    has: (url: string) => linkOf(url) !== undefined,

    /** Returns the integrity with which the file was asked for: a tag that asks for another does not take its bytes. */
    integrityOf: (url: string) => linkOf(url)?.integrity,

    /** Resolves when the file is there; rejects when it failed, or with the signal's reason. */
    arrival(url: string, signal: AbortSignal): Promise<void> {
      return new Promise((resolve, reject) => {
        function end() {
          lookers.delete(look)
          signal.removeEventListener('abort', look)
        }
        function look() {
          const outcome = outcomes.get(url)
          if (outcome === undefined && !signal.aborted) return
          end()
          if (outcome === 'loaded') return resolve()
          // What is asked for again must not join the request that failed, or still hangs.
          linkOf(url)?.remove()
          reject(outcome ? new Error(`${url} could not be loaded ahead.`) : signal.reason)
        }
        lookers.add(look)
        signal.addEventListener('abort', look)
        look()
      })
    },
  }
}

export type Preloads = ReturnType<typeof createPreloads>

/** As the registry writes it: without the document's own origin. */
function pathOf({ href }: HTMLLinkElement): string {
  return href.replace(location.origin, '')
}
