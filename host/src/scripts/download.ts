import { Stalled, STALL_MS, watchBytes } from './stall'

interface DownloadOptions {
  /** Bypasses the browser's cache and replaces its entry, which may be corrupt. */
  isFresh: boolean
  onBytes: (count: number) => void
  /** The browser's own `fetch`, in case a remote has replaced it. */
  ask?: typeof fetch
}

/**
 * Downloads a file completely, so that a script tag finds it in the browser's cache. Unlike a tag, it sees whether
 * bytes still arrive, and aborts a request that stalls. Rejects with `Stalled` then, and with an error when the server
 * answers with one. The bytes are verified by the tag's integrity.
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
