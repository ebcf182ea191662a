import { backtested } from '../../market/src/strategy/worker/answer'
import type { BacktestRequest } from '../../market/src/strategy/worker/protocol'

/** What a test decides of the engine, and what it sees of it. */
export interface FakeEngine {
  /** While it is set, the engine throws. */
  isBroken: boolean
  /** While it is set, the engine answers nothing. */
  isStuck: boolean
  /** How many workers are alive. */
  alive: number
}

/** Gives the world a Worker that does in the page what the engine's own does beside it; jsdom has none. */
export function fakeEngine(): FakeEngine {
  const engine: FakeEngine = { isBroken: false, isStuck: false, alive: 0 }

  class EngineWorker extends EventTarget {
    private isEnded = false

    constructor() {
      super()
      engine.alive += 1
    }

    postMessage(request: BacktestRequest) {
      void Promise.resolve().then(() => this.answer(request))
    }

    terminate() {
      if (!this.isEnded) engine.alive -= 1
      this.isEnded = true
    }

    private answer(request: BacktestRequest) {
      if (this.isEnded || engine.isStuck) return
      if (engine.isBroken) return this.tell({ kind: 'failed', message: 'The engine is broken.' })
      const found = backtested(request, (share) => this.tell({ kind: 'progress', share }))
      this.tell({ kind: 'done', ...found })
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
