import type { CDPSession } from '@playwright/test'

/** A request of a load; times in seconds of the browser's own clock. */
export interface Sent {
  url: string
  type: string
  /** The depth in the chain of dependent requests: the document is 1. */
  level: number
  at: number
  endedAt?: number
  /** Transferred bytes, including headers. */
  bytes: number
  isCached: boolean
}

interface Initiator {
  url?: string
  stack?: Stack
}

interface Stack {
  callFrames: { url: string }[]
  parent?: Stack
}

export interface Requests {
  sent: readonly Sent[]
  /** Converts the time of a request to milliseconds since the epoch. */
  epochMs: (seconds: number) => number
  /** Resolves when there has been no traffic for this many milliseconds. */
  quiet: (ms: number) => Promise<void>
}

/** Records the page's requests to its own server from now on. */
export async function followRequests(devTools: CDPSession, origin: string): Promise<Requests> {
  const byId = new Map<string, Sent>()
  const levels = new Map<string, number>()
  let offsetMs = 0
  let movedAt = performance.now()

  devTools.on('Network.requestWillBeSent', (event) => {
    const { requestId, request, type = 'Other', timestamp, wallTime, initiator } = event
    if (!request.url.startsWith(`${origin}/`)) return
    movedAt = performance.now()
    offsetMs ||= (wallTime - timestamp) * 1_000
    const level = 1 + Math.max(0, ...askersOf(initiator).map((url) => levels.get(url) ?? 0))
    levels.set(request.url, Math.min(level, levels.get(request.url) ?? level))
    const sent = { url: request.url, type, level, at: timestamp, bytes: 0, isCached: false }
    byId.set(requestId, sent)
  })
  devTools.on('Network.requestServedFromCache', ({ requestId }) => {
    const sent = byId.get(requestId)
    if (sent) sent.isCached = true
  })
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    const sent = byId.get(requestId)
    if (sent && response.fromDiskCache) sent.isCached = true
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    end(requestId, timestamp, encodedDataLength)
  })
  devTools.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0))
  await devTools.send('Network.enable')

  function end(requestId: string, endedAt: number, bytes: number) {
    const sent = byId.get(requestId)
    if (!sent) return
    movedAt = performance.now()
    Object.assign(sent, { endedAt, bytes: sent.isCached ? 0 : bytes })
  }

  return {
    get sent() {
      return [...byId.values()]
    },
    epochMs: (seconds) => seconds * 1_000 + offsetMs,
    async quiet(ms) {
      for (;;) {
        const isBusy = [...byId.values()].some(({ endedAt }) => endedAt === undefined)
        const leftMs = isBusy ? ms : movedAt + ms - performance.now()
        if (leftMs <= 0) return
        await new Promise((resolve) => setTimeout(resolve, leftMs))
      }
    },
  }
}

/** Returns the URLs that caused a request: the parsed document, or every script on the call stack. */
function askersOf({ url, stack }: Initiator): string[] {
  const frames: string[] = []
  for (let at = stack; at; at = at.parent) frames.push(...at.callFrames.map((frame) => frame.url))
  return url ? [url, ...frames] : frames
}
