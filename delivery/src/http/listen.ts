import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { hasCode, refusal } from '../process/refusal.ts'

/** Where a server listens. */
export interface Address {
  port: number
  host: string
}

/** The address that the environment sets (PORT, HOST), by default 127.0.0.1 and the default port. */
export function addressFrom(
  env: Readonly<Record<string, string | undefined>>,
  usualPort = '8080',
): Address {
  const text = env.PORT || usualPort
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw refusal(`PORT is "${text}": give it a number from 0 to 65535, such as PORT=8081.`)
  }
  return { port, host: env.HOST || '127.0.0.1' }
}

/** Starts listening. Refuses a port that is taken or not permitted. */
export async function listen(server: Server, { port, host }: Address): Promise<void> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) {
      const other = port < 65_535 ? port + 1 : 8080
      throw refusal(`Port ${port} is taken: choose another by PORT=${other}.`)
    }
    if (hasCode(error, 'EACCES')) {
      throw refusal(`Port ${port} may not be opened by you: choose another by PORT=8080.`)
    }
    if (hasCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN')) {
      throw refusal(`HOST is ${host}, which is no address of this machine: try HOST=127.0.0.1`)
    }
    throw error
  }
}

/** A server that listens. */
export interface Listening {
  /** Without a slash at its end. */
  url: string
  /** Stops listening and closes every connection, including idle ones. */
  close: () => Promise<void>
}

/** Starts an HTTP server. Refuses when the port cannot be opened; port 0 takes a free one. */
export async function serveAt(server: HttpServer, address: Address): Promise<Listening> {
  await listen(server, address)
  return {
    url: urlOf(server),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Refuses an address that cannot be opened, before a build has been waited for. */
export async function refuseTakenPort(address: Address): Promise<void> {
  const probe = createServer()
  await listen(probe, address)
  probe.close()
  await once(probe, 'close')
}

/** The URL of a server that listens. */
export function urlOf(server: Server): string {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server does not listen yet.')
  const isEverywhere = address.address === '0.0.0.0' || address.address === '::'
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${isEverywhere ? 'localhost' : host}:${address.port}`
}
