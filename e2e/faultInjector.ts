import { readFileSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'

/** What an altered script leaves in the page when it runs. */
export const TRACE = 'alteredScriptRan'

/** The ways in which a server lets a script down, each over a real socket. */
export const FAULTS = {
  'its connection is cut': (_request, response) => response.destroy(),
  'it hangs': () => {},
  'it answers 500': (_request, response) => {
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Out of order')
  },
  'it answers with a web page': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Sign in</p>')
  },
  'its bytes are not those that were published': (request, response, store) => {
    // A sound script that would work as well as the published one, and leaves a trace if it runs.
    const script = readFileSync(join(store, request.url ?? ''), 'utf8')
    response.writeHead(200, { 'Content-Type': 'text/javascript' })
    response.end(`${script};window.${TRACE} = true`)
  },
  'it is cut off in the middle': (request, response, store) => {
    const bytes = readFileSync(join(store, request.url ?? ''))
    response.writeHead(200, { 'Content-Type': 'text/javascript' })
    response.end(bytes.subarray(0, bytes.length / 2))
  },
} satisfies Record<string, Fault>

export type Fault = (request: IncomingMessage, response: ServerResponse, store: string) => void

export interface FaultPlan {
  /** Which URLs go wrong. */
  url: RegExp
  fault: Fault
}

/** Breaks a part of a running server, and mends it again. */
export function faultInjector(store: string) {
  let plan: FaultPlan | undefined
  return {
    breakDown: (next: FaultPlan) => {
      plan = next
    },
    mend: () => {
      plan = undefined
    },
    intercept: (request: IncomingMessage, response: ServerResponse): boolean => {
      if (!plan?.url.test(request.url ?? '')) return false
      plan.fault(request, response, store)
      return true
    },
  }
}

export type FaultInjector = ReturnType<typeof faultInjector>
