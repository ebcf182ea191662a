import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen, urlOf } from '@aldergate/delivery/http/listen'
import type { Fault } from '../faults/faultInjector'

/** Headers of one connection, or of the bytes as they travelled to the proxy: they are not passed on. */
const OWN_HEADERS = /^(connection|keep-alive|transfer-encoding|content-encoding|content-length)$/

/** Headers of a file that a fault sets itself. */
const FILE_HEADERS = /^(content-type|cache-control|etag|last-modified|expires|vary)$/

export interface FaultProxy {
  url: string
  /** Applies a fault to the files of these paths, whatever their query, from now on. */
  breakDown: (paths: readonly RegExp[], fault: Fault) => void
  /** Refuses every connection from now on. */
  refuse: () => Promise<void>
  mend: () => Promise<void>
  close: () => Promise<void>
}

/** A proxy in front of a host that forwards its responses, and injects faults over real sockets. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let broken: { paths: readonly RegExp[]; fault: Fault } | undefined

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(request.url ?? '/', target)
    const isBroken = broken?.paths.some((path) => path.test(pathname))
    const told = await fetch(target + pathname + search, {
      method: request.method,
      headers: passedOn(request, isBroken),
      body: /^(GET|HEAD)$/.test(request.method ?? '') ? null : request,
      duplex: 'half',
      redirect: 'manual',
    } as RequestInit)
    const published = Buffer.from(await told.arrayBuffer())
    for (const [name, value] of told.headers) {
      if (OWN_HEADERS.test(name) || (isBroken && FILE_HEADERS.test(name))) continue
      response.setHeader(name, value)
    }
    if (isBroken) broken?.fault({ response, published })
    else response.writeHead(told.status).end(published)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await listen(server, { port: 0, host: '127.0.0.1' })
  const url = urlOf(server)

  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return {
    url,
    breakDown: (paths, fault) => {
      broken = { paths, fault }
    },
    refuse: stop,
    mend: async () => {
      broken = undefined
      if (!server.listening)
        await listen(server, { port: Number(new URL(url).port), host: '127.0.0.1' })
    },
    close: stop,
  }
}

/** Returns the headers of the request to the host: without conditional headers for a file with a fault. */
function passedOn({ headers }: IncomingMessage, isBroken = false): Record<string, string> {
  const left = isBroken ? /^(host|if-.*|range)$/ : /^host$/
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || left.test(name) || OWN_HEADERS.test(name)
        ? []
        : [[name, String(value)]],
    ),
  )
}
