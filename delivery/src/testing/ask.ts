import { request, type IncomingHttpHeaders } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The headers of a browser that goes to a page. */
export const HTML = { accept: 'text/html' }

/** Sends one request over a connection of its own; the path is sent unnormalised, including dots. */
export function ask(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers, method, path, agent: false }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => {
        const status = incoming.statusCode ?? 0
        resolve({ status, headers: incoming.headers, body: Buffer.concat(chunks) })
      })
    })
    outgoing.on('error', reject).end()
  })
}

/** Headers as Node reads them: one that came twice would be another value. */
export function sent(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
}
