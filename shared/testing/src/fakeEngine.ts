import { createAnswerer } from '../../market/src/strategy/worker/createAnswerer'

/** The faults that a test gives the engine, and the counts that it sees of its workers. */
export interface FakeEngine {
  /** While it is set, the engine throws. */
  isBroken: boolean
  /** While it is set, the engine answers nothing. */
  isStuck: boolean
  /** How many workers are alive, and how many were started. */
  alive: number
  started: number
}

/** Makes what a worker does with a request, of how it answers. */
type Work = (tell: (answer: object) => void) => (request: never) => Promise<void>

/**
 * Gives the world a Worker that does in the page what the engine's own does beside it; jsdom has none. Other workers
 * do what is said for their names.
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
