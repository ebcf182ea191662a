import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { CACHE_FOR_A_YEAR } from '@aldergate/delivery/http/headers'

/** The name of the global that an altered script sets in the page when it runs. */
export const TRACE = 'alteredScriptRan'

const SCRIPT = { 'Content-Type': 'text/javascript; charset=utf-8' }
const WEB_PAGE = { 'Content-Type': 'text/html; charset=utf-8' }

/** The store's headers for files of a version: a browser would cache wrong bytes with them for a year. */
const KEPT = { 'Cache-Control': CACHE_FOR_A_YEAR }

const DRIP_MS = 1_000

/**
 * Faults of a server in serving a file, each over a real socket. A hanging or dripping response continues until the
 * browser closes the connection, whatever happens to other requests.
 */
export const FAULTS = {
  'its connection is reset': ({ response }) => void response.socket?.resetAndDestroy(),
  'it hangs': () => {},
  'it drips a byte a second': ({ response, published }) => {
    response.writeHead(200, { ...SCRIPT, ...KEPT })
    let sent = 0
    const drip = setInterval(() => {
      response.write(published.subarray(sent, sent + 1))
      sent += 1
    }, DRIP_MS)
    response.once('close', () => clearInterval(drip))
  },
  'it answers 500': ({ response }) => {
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Out of order')
  },
  'it answers 503 with what was published': ({ response, published }) => {
    response.writeHead(503, SCRIPT).end(published)
  },
  'it answers {}, to be kept': ({ response }) => {
    response.writeHead(200, { 'Content-Type': 'application/json', ...KEPT }).end('{}')
  },
  'it answers 404, to be kept': ({ response }) => {
    response.writeHead(404, { ...WEB_PAGE, ...KEPT }).end('<!doctype html><p>Not here</p>')
  },
  'it answers with a web page, to be kept': ({ response }) => {
    response.writeHead(200, { ...WEB_PAGE, ...KEPT }).end('<!doctype html><p>Sign in</p>')
  },
  'it is redirected to a web page': ({ response }) => {
    response.writeHead(302, { Location: '/sign-in' }).end()
  },
  'its bytes are not those that were published, to be kept': ({ response, published }) => {
    // A sound script that would work as well as the published one, and leaves a trace if it runs.
    response.writeHead(200, { ...SCRIPT, ...KEPT }).end(`${published};window.${TRACE} = true`)
  },
  'it is cut off in the middle, to be kept': ({ response, published }) => {
    response.writeHead(200, { ...SCRIPT, ...KEPT })
    response.end(published.subarray(0, published.length / 2))
  },
  'it comes as plain text, to be kept': ({ response, published }) => {
    response.writeHead(200, { 'Content-Type': 'text/plain', ...KEPT }).end(published)
  },
} satisfies Record<string, Fault>

/** The fault with wrong bytes that a browser caches. */
export const POISON = FAULTS['its bytes are not those that were published, to be kept']

export type Fault = (asked: { response: ServerResponse; published: Buffer }) => void

export interface FaultPlan {
  /** Matches the paths that go wrong, whatever their query. */
  path: RegExp
  fault: Fault
  /**
   * Simulates a cache between browser and server, which answers for this exact URL only: with a query, the request
   * reaches the server.
   */
  isKeptOnTheWay?: boolean
}

/** Breaks a part of a running server, and mends it again. */
export function faultInjector(store: string) {
  let plans: FaultPlan[] = []
  return {
    breakDown: (...next: FaultPlan[]) => {
      plans = next
    },
    mend: () => {
      plans = []
    },
    intercept: (request: IncomingMessage, response: ServerResponse): boolean => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://store')
      const plan = plans.find(
        ({ path, isKeptOnTheWay }) => path.test(pathname) && !(isKeptOnTheWay && search),
      )
      if (!plan) return false
      plan.fault({ response, published: readFileSync(join(store, pathname)) })
      return true
    },
  }
}

export type FaultInjector = ReturnType<typeof faultInjector>
