import { createAnswerer } from '../../market/src/strategy/worker/createAnswerer'
import type { EngineRequest } from '../../market/src/strategy/worker/protocol'

/** What a test decides of the engine, and what it sees of it. */
export interface FakeEngine {
  /** While it is set, the engine throws. */
  isBroken: boolean
  /** While it is set, the engine answers nothing. */
  isStuck: boolean
  /** How many workers are alive, and how many were started. */
  alive: number
  started: number
}

/** Gives the world a Worker that does in the page what the engine's own does beside it; jsdom has none. */
export function fakeEngine(): FakeEngine {
  const engine: FakeEngine = { isBroken: false, isStuck: false, alive: 0, started: 0 }

  class EngineWorker extends EventTarget {
    private isEnded = false
    private readonly does = createAnswerer((answer) => this.tell(answer))

    constructor() {
      super()
      engine.alive += 1
      engine.started += 1
    }

    postMessage(request: EngineRequest) {
      void Promise.resolve().then(() => this.answer(request))
    }

    terminate() {
      if (!this.isEnded) engine.alive -= 1
      this.isEnded = true
    }

    private answer(request: EngineRequest) {
      if (this.isEnded || engine.isStuck) return
      if (engine.isBroken) return this.tell({ kind: 'failed', message: 'The engine is broken.' })
      this.does(request)
    }

    private tell(data: object) {
      if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data }))
    }
  }

  Object.assign(globalThis, { Worker: EngineWorker })
  URL.createObjectURL = () => 'blob:engine'
  URL.revokeObjectURL = () => undefined
  return engine
}
