import type { Answer, AnswerOf, EngineRequest } from './protocol'

/** A worker with the engine in it. */
export interface Engine {
  /** Asks one thing; the next when this one is answered. Fails when the engine does, and with the signal's reason. */
  ask: <Kind extends Answer['kind']>(
    request: EngineRequest,
    kind: Kind,
    onProgress?: (share: number) => void,
  ) => Promise<AnswerOf<Kind>>
  /** Whatever it does ends with it. */
  end: () => void
}

/** Starts a worker beside the page. Fails when the engine's file does not arrive, and when it is cancelled. */
export async function startEngine(signal?: AbortSignal): Promise<Engine> {
  signal?.throwIfAborted()
  const { default: source } = await import('./engine.worker.ts?source')
  signal?.throwIfAborted()
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  const worker = new Worker(url)

  return {
    async ask(request, kind, onProgress) {
      signal?.throwIfAborted()
      const asked = new AbortController()
      return await new Promise<AnswerOf<typeof kind>>((resolve, reject) => {
        const until = { signal: asked.signal }
        signal?.addEventListener('abort', () => reject(signal.reason as Error), until)
        worker.addEventListener('error', ({ message }) => reject(new Error(message)), until)
        worker.addEventListener(
          'message',
          ({ data }: MessageEvent<Answer>) => {
            if (data.kind === 'progress') onProgress?.(data.share)
            else if (data.kind === 'failed') reject(new Error(data.message))
            else if (data.kind === kind) resolve(data as AnswerOf<typeof kind>)
          },
          until,
        )
        worker.postMessage(request)
      }).finally(() => asked.abort())
    },
    end() {
      worker.terminate()
      URL.revokeObjectURL(url)
    },
  }
}

/** How long-lasting work is watched. */
export interface Watching {
  /** Is told the share that is done, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Ends the work at once; the promise then fails with the signal's reason. */
  signal?: AbortSignal
}
