import { TextDecoder, TextEncoder } from 'node:util'

/** A navigation of a data router makes one, and its loaders read no more of it than this. */
function Request(url, { method = 'GET', signal } = {}) {
  return { url, method, signal }
}

// jsdom has none of them, and react-router-dom needs all.
Object.assign(globalThis, { TextDecoder, TextEncoder, Request })
