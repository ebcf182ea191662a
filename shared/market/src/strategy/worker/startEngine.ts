import type { Answer, EngineRequest } from './protocol'
import { type Beside, startWorker } from './startWorker'

/** A worker with the engine in it. */
export type Engine = Beside<EngineRequest, Answer>

export function startEngine(signal?: AbortSignal): Promise<Engine> {
  return startWorker('engine', () => import('./engine.worker.ts?source'), signal)
}
