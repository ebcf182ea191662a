import { Stalled, STALL_MS, watchBytes } from './stall'

interface DownloadOptions {
  /** Past the browser's cache, which then holds the new answer: wrong bytes that were cached are gone. */
  isFresh: boolean
  onBytes: (count: number) => void
  /** The browser's own, where a remote may have put another in its place. */
  ask?: typeof fetch
}

/**
 * Brings a file to its end, so that a script tag finds it in the browser's cache. Unlike a tag it can see
 * whether bytes still come, and lets go of a request that hangs. Rejects with `Stalled` when they stop, and
 * when the server answers with an error. Whether the bytes are right is judged by the tag's integrity.
 */
export async function download(
  url: string,
  { isFresh, onBytes, ask = fetch }: DownloadOptions,
): Promise<void> {
  const giveUp = new AbortController()
  const watch = watchBytes(() =>
    giveUp.abort(new Stalled(`${url} sent nothing for ${STALL_MS / 1_000} s.`)),
  )
  try {
    const response = await ask(url, {
      cache: isFresh ? 'reload' : 'default',
      credentials: 'same-origin',
      signal: giveUp.signal,
    })
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
    await readToEnd(response, (count) => {
      watch.note(count)
      onBytes(count)
    })
  } finally {
    watch.end()
  }
}

async function readToEnd({ body }: Response, onBytes: (count: number) => void): Promise<void> {
  const reader = body?.getReader()
  if (!reader) return
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onBytes(part.value.length)
  }
}
