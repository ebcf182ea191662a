/** A worker with typed requests and answers. */
export interface Beside<Request, Answer extends { kind: string }> {
  /** Asks one thing; the next when this one is answered. Fails when the work does, and with the signal's reason. */
  ask: <Kind extends Answer['kind']>(
    request: Request,
    kind: Kind,
    onProgress?: (share: number) => void,
  ) => Promise<Extract<Answer, { kind: Kind }>>
  /** Terminates the worker. */
  end: () => void
}

/** The messages that every worker may send besides its answers. */
export type Told = { kind: 'progress'; share: number } | { kind: 'failed'; message: string }

/** The options for observing and cancelling long work. */
export interface Watching {
  /** Receives the progress, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Ends the work at once; the promise then fails with the signal's reason. */
  signal?: AbortSignal
}

/**
 * Starts a worker of a script that the build made into one file, by `import('./x.worker.ts?source')`. Fails when it
 * does not arrive, and when it is cancelled. The browser's tools list it by its name.
 */
export async function startWorker<Request, Answer extends { kind: string }>(
  name: string,
  load: () => Promise<{ default: string }>,
  signal?: AbortSignal,
): Promise<Beside<Request, Answer>> {
  signal?.throwIfAborted()
  const { default: source } = await load()
  signal?.throwIfAborted()
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  const worker = new Worker(url, { name })

  return {
    async ask(request, kind, onProgress) {
      signal?.throwIfAborted()
      const asked = new AbortController()
      return await new Promise<Extract<Answer, { kind: typeof kind }>>((resolve, reject) => {
        const until = { signal: asked.signal }
        signal?.addEventListener('abort', () => reject(signal.reason as Error), until)
        worker.addEventListener('error', ({ message }) => reject(new Error(message)), until)
        worker.addEventListener(
          'message',
          ({ data }: MessageEvent<Answer | Told>) => {
            if (isTold(data, 'progress')) onProgress?.(data.share)
            else if (isTold(data, 'failed')) reject(new Error(data.message))
            else if (data.kind === kind) resolve(data as Extract<Answer, { kind: typeof kind }>)
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

function isTold<Kind extends Told['kind']>(
  data: { kind: string },
  kind: Kind,
): data is Extract<Told, { kind: Kind }> {
  return data.kind === kind
}
