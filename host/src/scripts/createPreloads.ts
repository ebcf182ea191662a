import type { PublishedFile } from '@aldergate/contract'

type Outcome = 'loaded' | 'failed'

/**
 * The files that the document preloads by `<link rel="preload">`, and the outcome of each. Listens before the document
 * has any, and so covers those in its HTML.
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
  // Load events of links do not bubble, hence the capture.
  document.addEventListener('load', note('loaded'), true)
  document.addEventListener('error', note('failed'), true)

  function linkOf(url: string): HTMLLinkElement | undefined {
    // Only the head, which holds all of them: the whole page may have a thousand elements to search.
    const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')
    return Array.from(links).find((link) => pathOf(link) === url)
  }

  return {
    add({ url, integrity }: PublishedFile) {
      const link = document.createElement('link')
      link.rel = 'preload'
      link.as = 'script'
      // The priority of a deferred script: visible content comes first.
      link.fetchPriority = 'low'
      link.href = url
      link.integrity = integrity
      link.crossOrigin = 'anonymous'
      document.head.append(link)
    },

    /** Whether the document preloads the file. */
    has: (url: string) => linkOf(url) !== undefined,

    /** Returns the integrity of the preload: a script tag with another one would not reuse its bytes. */
    integrityOf: (url: string) => linkOf(url)?.integrity,

    /** Resolves when the file has loaded; rejects when it failed, or with the signal's reason. */
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
          // Removed, so that a retry does not join the failed or hanging request.
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

/** The URL as the registry writes it: without the document's own origin. */
function pathOf({ href }: HTMLLinkElement): string {
  return href.replace(location.origin, '')
}
