import { createRequire } from 'node:module'
import vm from 'node:vm'

const require = createRequire(import.meta.url)

/** Thrown at whoever asks for the time, or for chance, while a page is drawn: its HTML is read at another time. */
export const NO_TIME = 'NoTime'

/** What scripts of ours and of libraries look for as they are loaded. There is no window, so nobody takes it for a browser. */
function surroundings() {
  return {
    AbortController,
    AbortSignal,
    Buffer,
    Headers,
    // Nothing is on the screen yet.
    IntersectionObserver: class {},
    MessageChannel,
    ReadableStream,
    Request,
    Response,
    TextDecoder,
    TextEncoder,
    URL,
    URLSearchParams,
    clearInterval,
    clearTimeout,
    console,
    crypto,
    performance,
    queueMicrotask,
    setImmediate,
    setInterval,
    setTimeout,
    structuredClone,
    process: { env: {}, nextTick: process.nextTick, emitWarning: () => {} },
    location: { href: '/', origin: '', pathname: '/', search: '', hash: '' },
    document: {
      documentElement: { lang: 'en', dataset: {} },
      head: { querySelector: () => null },
      querySelector: () => null,
      addEventListener: () => {},
    },
  }
}

/** What a module may not know as it is loaded: it would be of the day of the build. */
const WITHOUT_TIME = `
  (() => {
    const refuse = (what) => {
      if (!drawing.isOn) throw new Error(what + ' is asked for as a module is loaded: ask when it is used.')
      throw Object.assign(new Error(what), { name: '${NO_TIME}' })
    }
    const { Date: RealDate } = globalThis
    globalThis.Date = class Date extends RealDate {
      constructor(...parts) {
        if (parts.length === 0) refuse('The time')
        super(...parts)
      }
      static now() {
        return refuse('The time')
      }
    }
    Math.random = () => refuse('Chance')
  })()
`

/**
 * Runs a bundle in a world of its own, where nobody can tell the time or roll dice while it draws, and returns
 * what it exports. What it then writes is the same on every day and every machine.
 */
export function runTimeless(code, filename) {
  const module = { exports: {} }
  const drawing = { isOn: false }
  const context = vm.createContext({
    ...surroundings(),
    module,
    exports: module.exports,
    require,
    drawing,
  })
  vm.runInContext(WITHOUT_TIME, context)
  vm.runInContext(code, context, { filename })
  return { ...module.exports, drawing }
}
