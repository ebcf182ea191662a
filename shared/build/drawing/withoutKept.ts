import { DRAWN_SETTINGS } from '@aldergate/contract'
import { KEPT } from '@aldergate/keeping/slices'

let isRefused = false

for (const { name, atom } of KEPT) {
  const { read } = atom
  atom.read = function (...asked) {
    const value = read.apply(this, asked)
    if (name === 'settings') return isRefused ? onlyWriting(value as object) : value
    if (isRefused) throw new Error(`${name} may be kept`)
    return value
  }
}

/** The look is a matter of styles: a page that reads it is not the same for everybody either. */
function onlyWriting<Settings extends object>(settings: Settings): Settings {
  return new Proxy(settings, {
    get(target, key) {
      // Whether it is a promise is asked of any value.
      const isKept = Object.hasOwn(target, key) && !Object.hasOwn(DRAWN_SETTINGS, key)
      if (isKept) throw new Error(`${String(key)} may be kept`)
      return Reflect.get(target, key)
    },
  })
}

/**
 * Does something where nothing can be read that a device may keep, but for how things are written, which a document
 * compares before its first paint: who reads anything else throws.
 */
export async function withoutKept<Result>(work: () => Promise<Result>): Promise<Result> {
  isRefused = true
  try {
    return await work()
  } finally {
    isRefused = false
  }
}
