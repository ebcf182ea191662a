import type { IncomingMessage, ServerResponse } from 'node:http'

/** The URL at which pages in development listen for build messages. */
const LIVE_URL = '/__live'

export interface LiveChannel {
  /** Handles browsers that subscribe; for `serveStore`'s `intercept`. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Sends a message to every browser. */
  tell: (news: unknown) => void
}

/** A stream of Server-Sent Events in JSON. A new subscriber gets the current state at once. */
export function liveChannel(current: () => unknown): LiveChannel {
  const listeners = new Set<ServerResponse>()
  return {
    intercept(request, response) {
      if (request.url !== LIVE_URL) return false
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' })
      response.write(`retry: 500\n${eventOf(current())}`)
      listeners.add(response)
      response.once('close', () => listeners.delete(response))
      return true
    },
    tell(news) {
      for (const listener of listeners) listener.write(eventOf(news))
    },
  }
}

function eventOf(news: unknown): string {
  return `data: ${JSON.stringify(news)}\n\n`
}
