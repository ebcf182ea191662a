/**
 * Preloaded into a command by tests (`node --import`): injects a fault at a write to the bucket that the environment
 * names. `FAULT=before:3` kills the process before its third write there, `FAULT=after:3` after that write and before
 * its response is processed, and `FAULT=lost:3` drops the response.
 */
import fs from 'node:fs/promises'
import http, { type ClientRequest } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { fileURLToPath } from 'node:url'

const { FAULT = '', STORE = '' } = process.env
const [kind, count] = FAULT.split(':')
let left = Number(count)

function isNow(): boolean {
  left -= 1
  return left === 0
}

function die(): void {
  process.kill(process.pid, 'SIGKILL')
}

if (STORE.startsWith('file:')) {
  const folder = fileURLToPath(STORE)
  const { link } = fs
  Object.assign(fs, {
    link: async (from: string, to: string) => {
      const isHit = to.startsWith(folder) && isNow()
      if (isHit && kind === 'before') die()
      await link(from, to)
      if (isHit && kind === 'after') die()
    },
  })
} else {
  const ask = http.request as (...args: unknown[]) => ClientRequest
  Object.assign(http, {
    request: (...args: unknown[]) => {
      const { method } = args[0] as { method?: string }
      const isHit = method === 'PUT' && isNow()
      if (isHit && kind === 'before') die()
      const request = ask(...args)
      if (isHit && kind === 'after') request.prependOnceListener('response', die)
      if (isHit && kind === 'lost') {
        const emit = request.emit.bind(request)
        request.emit = (event: string | symbol, ...rest: unknown[]) => {
          if (event !== 'response') return emit(event, ...rest)
          request.destroy(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))
          return true
        }
      }
      return request
    },
  })
}
syncBuiltinESMExports()
