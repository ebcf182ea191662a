import { TextDecoder, TextEncoder } from 'node:util'

/** A navigation of a data router makes one, and its loaders read no more of it than this. */
function Request(url: string, { method = 'GET', signal }: RequestInit = {}) {
  return { url, method, signal }
}

// jsdom has none of them, and react-router-dom needs all.
Object.assign(globalThis, { TextDecoder, TextEncoder, Request })

// What a page draws by chance, the seed of its market above all, is the same in each run: steps of the golden ratio, which never repeat.
let drawn = 0
Math.random = () => (drawn = (drawn + 0.618_033_988_749_895) % 1)
