import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { takeOutcomes } from '../outcomes/takeOutcomes.ts'
import { watchCanaries, type WatchOptions } from '../outcomes/watchCanaries.ts'
import { sayProblem } from '../process/say.ts'
import type { SigningKey } from '../signing/signature.ts'
import { SECURITY_HEADERS } from '../http/headers.ts'
import { type Address, type Listening, serveAt } from '../http/listen.ts'
import { lookAtStart } from './lookAtStart.ts'
import { respond, type RespondOptions, sendText, setHeaders } from '../http/respond.ts'

export interface ServeOptions
  extends Partial<Address>, RespondOptions, Pick<WatchOptions, 'onFigures'> {
  /** Signs what needs a new signature: the end of a canary, a repaired page. */
  key?: SigningKey | undefined
  /** Called first; returns true if it handles the request. Tests inject faults with it. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean
}

/** A store that is served. */
export type StoreServer = Listening

/**
 * Serves a store as a static host would, and watches its canaries. Checks the store first, and repairs what it can.
 * Refuses when the port cannot be opened; port 0 takes a free one.
 */
export async function serveStore({
  port = 0,
  host = '127.0.0.1',
  intercept,
  key,
  onFigures,
  ...options
}: ServeOptions): Promise<StoreServer> {
  const { store } = options
  await lookAtStart(store, key)
  const take = takeOutcomes(watchCanaries({ store, key, onEnded: sayProblem, onFigures }))
  const server = createServer((request, response) => {
    setHeaders(response, SECURITY_HEADERS)
    if (intercept?.(request, response) || take(request, response)) return
    respond(options, request, response).catch((error: unknown) => {
      sayProblem(`${request.method} ${request.url} failed: ${String(error)}`)
      sendText(response, 500, 'The server could not read this file.')
    })
  })
  return await serveAt(server, { port, host })
}
