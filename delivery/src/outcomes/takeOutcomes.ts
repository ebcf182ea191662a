import { Outcome, OUTCOMES_PATH } from '@aldergate/contract'
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { sendText } from '../http/respond.ts'
import type { Watch } from './watchCanaries.ts'

/** Far more than an outcome needs. */
const MAX_BYTES = 1_000

/** The most reports waiting to be judged: further ones are dropped, so that a flood cannot fill the memory. */
const MAX_WAITING = 1_000

/** Handles browsers' outcome reports, for `serveStore`'s `intercept`; returns whether the request was one. */
export function takeOutcomes(watch: Pick<Watch, 'note'>) {
  let waiting = 0
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url !== OUTCOMES_PATH || request.method !== 'POST') return false
    readShort(request, (text) => {
      const outcome = text === undefined ? undefined : outcomeOf(text)
      if (!outcome) {
        sendText(response, 400, 'This is no outcome of a remote.')
        return
      }
      const take = () => response.writeHead(204, { 'Cache-Control': 'no-store' }).end()
      if (waiting >= MAX_WAITING) {
        take()
        return
      }
      waiting += 1
      void watch.note(outcome).finally(() => {
        waiting -= 1
        take()
      })
    })
    return true
  }
}

/** Reads a short body; `undefined` if it is too long. Does not call back if the request breaks off. */
function readShort(request: IncomingMessage, onRead: (text: string | undefined) => void) {
  let text = ''
  let isTooLong = false
  request.setEncoding('utf8')
  request.on('data', (chunk: string) => {
    isTooLong ||= text.length + chunk.length > MAX_BYTES
    if (!isTooLong) text += chunk
  })
  request.on('end', () => onRead(isTooLong ? undefined : text))
}

function outcomeOf(text: string): Outcome | undefined {
  try {
    const read = v.safeParse(Outcome, JSON.parse(text))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}
