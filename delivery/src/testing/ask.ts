import { request, type IncomingHttpHeaders } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

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
