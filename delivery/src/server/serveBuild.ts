import { createServer, type ServerResponse } from 'node:http'
import { CACHE_AND_ASK } from '../http/headers.ts'
import { type Address, serveAt } from '../http/listen.ts'
import { mediaType } from '../http/mediaType.ts'
import { sendText } from '../http/respond.ts'
import type { StoreServer } from './serveStore.ts'
import { storedFile } from '../http/storedFile.ts'
import { wantedBy } from '../http/wanted.ts'

interface ServeBuildOptions extends Partial<Address> {
  /** The output folder of a build, with its `remote.json`. */
  folder: string
}

/**
 * Serves the current files of a build to pages of any origin: for `?override=` of a host that runs elsewhere. Refuses
 * when the port cannot be opened; port 0 takes a free one.
 */
export async function serveBuild({
  folder,
  port = 0,
  host = '127.0.0.1',
}: ServeBuildOptions): Promise<StoreServer> {
  const server = createServer((request, response) => {
    // Without CORS, browsers expose the files only to pages of this server.
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    const wanted = wantedBy(request.url ?? '/', '', true)
    send(folder, wanted?.file, response).catch((error: unknown) => {
      sendText(response, 500, `The file could not be read: ${String(error)}`)
    })
  })
  return await serveAt(server, { port, host })
}

async function send(folder: string, file: string | undefined, response: ServerResponse) {
  const stored = file === undefined ? undefined : await storedFile(folder, file, '')
  if (file === undefined || !stored) {
    sendText(response, 404, 'This build has no such file: its description is at /remote.json.')
    return
  }
  response.setHeader('Content-Type', mediaType(file))
  response.setHeader('Cache-Control', CACHE_AND_ASK)
  response.end(stored.bytes)
}
