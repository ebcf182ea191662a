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

/**
 * Refuses reading settings other than those that decide how things are written. Appearance is a matter of styles: a
 * page that reads it is not the same for everybody either.
 */
function onlyWriting<Settings extends object>(settings: Settings): Settings {
  return new Proxy(settings, {
    get(target, key) {
      // Reading another key is no fault: any value is asked, for instance, whether it is a promise.
      const isKept = Object.hasOwn(target, key) && !Object.hasOwn(DRAWN_SETTINGS, key)
      if (isKept) throw new Error(`${String(key)} may be kept`)
      return Reflect.get(target, key)
    },
  })
}

/**
 * Runs work that must not read anything a device may keep, except the settings for how things are written, which a
 * document compares before its first paint: reading anything else throws.
 */
export async function withoutKept<Result>(work: () => Promise<Result>): Promise<Result> {
  isRefused = true
  try {
    return await work()
  } finally {
    isRefused = false
  }
}
