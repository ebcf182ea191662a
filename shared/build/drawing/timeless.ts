import { createRequire } from 'node:module'
import vm from 'node:vm'
import { codeOf, messageOf } from '../thrown.ts'

const require = createRequire(import.meta.url)

/**
 * The name of the error thrown when code asks for the time or for randomness during prerendering: the HTML is read at
 * another time.
 */
export const NO_TIME = 'NoTime'

/** How long a script may run synchronously: while it is loaded, and in each step of prerendering. */
const LIMIT_MS = 30_000

/** The state of a prerendering script. */
export interface Drawing {
  isOn: boolean
  /** Called for a step that never ends. */
  stop?: ((error: unknown) => void) | undefined
}

const STEP = new vm.Script('drawStep()')

/**
 * Returns the globals that our scripts and libraries look for while they load. There is no `window`, so that no
 * library mistakes this environment for a browser.
 */
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

/**
 * The code that refuses time and randomness to modules: values read while they load would be those of the build's day.
 */
const WITHOUT_TIME = `
  (() => {
    const refuse = (what) => {
      if (!drawing.isOn) throw new Error(what + ' is asked for as a module is loaded: ask when it is used.')
      throw Object.assign(new Error(what), { name: '${NO_TIME}' })
    }
    const { Date: RealDate } = globalThis
    globalThis.Date = new Proxy(RealDate, {
      apply: () => refuse('The time'),
      construct: (_date, parts, made) =>
        parts.length === 0 ? refuse('The time') : Reflect.construct(RealDate, parts, made),
    })
    RealDate.now = () => refuse('The time')
    RealDate.prototype.constructor = globalThis.Date
    Math.random = () => refuse('Chance')

    // Without a day they write today's.
    const days = Intl.DateTimeFormat.prototype
    const { get: formatOf } = Object.getOwnPropertyDescriptor(days, 'format')
    const { formatToParts } = days
    Object.defineProperty(days, 'format', {
      get() {
        const format = formatOf.call(this)
        return (day) => (day === undefined ? refuse('The time') : format(day))
      },
    })
    days.formatToParts = function (day) {
      return day === undefined ? refuse('The time') : formatToParts.call(this, day)
    }

    // They are those of the build itself: a library may look at them as it is loaded.
    const whileLoading = (own, names, what) =>
      new Proxy(own, {
        get(_own, name) {
          const value = Reflect.get(own, name)
          const asked = () => {
            if (drawing.isOn && names.includes(name)) refuse(what)
          }
          if (typeof value === 'function') return (...parts) => (asked(), value.apply(own, parts))
          asked()
          return value
        },
      })
    const CLOCKS = ['now', 'timeOrigin', 'mark', 'measure', 'toJSON']
    globalThis.performance = whileLoading(performance, CLOCKS, 'The time')
    globalThis.crypto = whileLoading(crypto, ['getRandomValues', 'randomUUID'], 'Chance')
  })()
`

/**
 * Runs a bundle in a context without time and randomness during prerendering, and returns its exports. The output is
 * the same on every day and machine. A line `drawing.file = …` names the file that is loaded next, so that failures
 * and endless loops are reported with it. `drawing.stop` is called for a step that never ends.
 */
export function runTimeless<Exports extends object>(
  code: string,
  filename: string,
  limitMs = LIMIT_MS,
): Exports & { drawing: Drawing } {
  const module = { exports: {} as Exports }
  const drawing: Drawing & { file: string } = { isOn: false, file: filename, stop: undefined }
  const context = vm.createContext({
    ...surroundings(),
    // React's renderer uses both.
    queueMicrotask: (work: () => void) => queueMicrotask(() => step(work)),
    setImmediate: (work: (...args: unknown[]) => void, ...args: unknown[]) =>
      setImmediate(() => step(() => work(...args))),
    module,
    exports: module.exports,
    require,
    drawing,
  })
  function step(work: () => void): void {
    context.drawStep = work
    try {
      STEP.runInContext(context, { timeout: limitMs })
    } catch (error) {
      if (!drawing.stop) throw error
      drawing.stop(endless(error, limitMs) ?? error)
    }
  }
  vm.runInContext(WITHOUT_TIME, context)
  try {
    vm.runInContext(code, context, { filename, timeout: limitMs })
  } catch (error) {
    const reason = messageOf(endless(error, limitMs) ?? error)
    throw new Error(`${drawing.file} cannot be loaded: ${reason}`, { cause: error })
  }
  return { ...module.exports, drawing }
}

function endless(error: unknown, limitMs: number): Error | undefined {
  return codeOf(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    ? new Error(`it has not ended within ${limitMs / 1000} s, so look for a loop`)
    : undefined
}
