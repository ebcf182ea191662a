import { TextDecoder, TextEncoder } from 'node:util'

/** A minimal `Request`: a data router creates one per navigation, and its loaders read only these fields. */
function Request(url: string, { method = 'GET', signal }: RequestInit = {}) {
  return { url, method, signal }
}

// Missing in jsdom, and required by react-router-dom.
Object.assign(globalThis, { TextDecoder, TextEncoder, Request })

// Deterministic randomness, so that pages, above all their market's seed, are the same in each run: steps of the
// golden ratio, which never repeat.
let drawn = 0
Math.random = () => (drawn = (drawn + 0.618_033_988_749_895) % 1)
