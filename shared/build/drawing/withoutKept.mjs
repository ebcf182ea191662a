import { DRAWN_SETTINGS, LOOK_SETTINGS } from '@aldergate/contract'
import { KEPT } from '@aldergate/keeping/slices'

/** What a document knows of before its first paint. */
const EARLY = new Set([...LOOK_SETTINGS, ...Object.keys(DRAWN_SETTINGS)])

let isRefused = false

for (const { name, atom } of KEPT) {
  const { read } = atom
  atom.read = function (...asked) {
    const value = read.apply(this, asked)
    if (name === 'settings') return isRefused ? onlyEarly(value) : value
    if (isRefused) throw new Error(`${name} may be kept`)
    return value
  }
}

function onlyEarly(settings) {
  return new Proxy(settings, {
    get(target, key) {
      // Whether it is a promise is asked of any value.
      if (Object.hasOwn(target, key) && !EARLY.has(key)) throw new Error(`${key} may be kept`)
      return Reflect.get(target, key)
    },
  })
}

/**
 * Does something where nothing can be read that a device may keep and that a document does not know of in time: who
 * reads it throws.
 */
export async function withoutKept(work) {
  isRefused = true
  try {
    return await work()
  } finally {
    isRefused = false
  }
}
