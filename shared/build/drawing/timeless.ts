import { createRequire } from 'node:module'
import vm from 'node:vm'
import { codeOf, messageOf } from '../thrown.ts'

const require = createRequire(import.meta.url)

/** Thrown at whoever asks for the time, or for chance, while a page is drawn: its HTML is read at another time. */
export const NO_TIME = 'NoTime'

/** For so long a script may keep the processor: as it is loaded, and in each step of a drawing. */
const LIMIT_MS = 30_000

/** The state of a script that draws. */
export interface Drawing {
  isOn: boolean
  /** Told of a step that never ends. */
  stop?: ((error: unknown) => void) | undefined
}

const STEP = new vm.Script('drawStep()')

/**
 * Returns the globals that scripts of ours and of libraries look for as they are loaded. There is no window, so nobody
 * takes this world for a browser.
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
 * The code that refuses the time and chance to modules: what they read of them while they load would be of the day of
 * the build.
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
 * Runs a bundle in a world of its own, where nobody can tell the time or roll dice while it draws, and returns
 * what it exports. What it then writes is the same on every day and every machine. A line `drawing.file = …` says
 * which file is loaded next: what fails, or never ends, is told with it. Of what never ends while it draws,
 * `drawing.stop` is told.
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
    // React draws by both.
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
