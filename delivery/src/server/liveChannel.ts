import type { IncomingMessage, ServerResponse } from 'node:http'

/** Where the development host listens for what was promoted. */
const LIVE_URL = '/__live'

export interface LiveChannel {
  /** Takes the requests of browsers that listen; for `serveStore`'s `intercept`. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Tells every browser which builds have a new version live. */
  tellPromoted: (names: readonly string[]) => void
}

/** A stream of Server-Sent Events: event `promoted`, whose data are names with commas between. */
export function liveChannel(): LiveChannel {
  const listeners = new Set<ServerResponse>()
  return {
    intercept(request, response) {
      if (request.url !== LIVE_URL) return false
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' })
      response.write('retry: 500\n\n')
      listeners.add(response)
      response.once('close', () => listeners.delete(response))
      return true
    },
    tellPromoted(names) {
      for (const listener of listeners) {
        listener.write(`event: promoted\ndata: ${names.join(',')}\n\n`)
      }
    },
  }
}
