import { createAnswerer } from '../../market/src/strategy/worker/createAnswerer'

/** The faults that a test can inject into the engine, and the counts of its workers. */
export interface FakeEngine {
  /** While set, the engine throws. */
  isBroken: boolean
  /** While set, the engine never answers. */
  isStuck: boolean
  /** The number of running workers, and of all that were started. */
  alive: number
  started: number
}

/** Creates a worker's request handler from its function to send answers. */
type Work = (tell: (answer: object) => void) => (request: never) => Promise<void>

/**
 * Installs a `Worker` that runs the engine within the page; jsdom has none. Other workers run the given handlers, by
 * name.
 */
export function fakeEngine(others: Readonly<Record<string, Work>> = {}): FakeEngine {
  const engine: FakeEngine = { isBroken: false, isStuck: false, alive: 0, started: 0 }
  const works: Readonly<Record<string, Work>> = { engine: createAnswerer, ...others }

  class FakeWorker extends EventTarget {
    private isEnded = false
    private readonly does: ReturnType<Work>

    constructor(_url: string, { name }: { name: string }) {
      super()
      const work = works[name]
      if (!work) throw new Error(`Say what the worker "${name}" does: fakeEngine({ … }).`)
      this.does = work((answer) => this.tell(answer))
      engine.alive += 1
      engine.started += 1
    }

    postMessage(request: unknown) {
      void Promise.resolve().then(() => this.answer(request))
    }

    terminate() {
      if (!this.isEnded) engine.alive -= 1
      this.isEnded = true
    }

    private answer(request: unknown) {
      if (this.isEnded || engine.isStuck) return
      if (engine.isBroken) return this.tell({ kind: 'failed', message: 'The engine is broken.' })
      void this.does(request as never)
    }

    private tell(data: object) {
      if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data }))
    }
  }

  Object.assign(globalThis, { Worker: FakeWorker })
  URL.createObjectURL = () => 'blob:engine'
  URL.revokeObjectURL = () => undefined
  return engine
}
