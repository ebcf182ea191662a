import { createServer } from 'node:http'
import { REGISTRY_FILE } from '@aldergate/contract'
import { sayProblem } from '../process/say.ts'
import { CACHE_AND_ASK, DOCUMENT_HEADERS, SECURITY_HEADERS } from '../http/headers.ts'
import { type Listening, serveAt } from '../http/listen.ts'
import { mediaType } from '../http/mediaType.ts'
import { respond, sendText, setHeaders } from '../http/respond.ts'
import { DOCUMENT, wantedBy } from '../http/wanted.ts'
import type { SigningKey } from '../signing/signature.ts'
import { documentsOf, readFrom } from '../documents/documents.ts'
import type { PublishedComposition } from '../store/published.ts'
import { registryOf } from '../documents/registryOf.ts'

/**
 * Serves the candidate release on a free local port. The store is only read: the document, which answers for every
 * page, and the registry are held in memory. `key` is one that the host trusts, if it trusts any.
 */
export async function serveCandidate(
  store: string,
  candidate: PublishedComposition,
  key?: SigningKey,
): Promise<Listening> {
  const unsigned = registryOf({ release: 1 }, candidate)
  const registry = key ? key.signed('registry', unsigned) : unsigned
  const documents = await documentsOf(candidate, registry, readFrom(store))
  const held = new Map([
    [DOCUMENT, documents.find(({ file }) => file === DOCUMENT)?.html ?? ''],
    [REGISTRY_FILE, JSON.stringify(registry)],
  ])
  const server = createServer((request, response) => {
    setHeaders(response, SECURITY_HEADERS)
    const wanted = wantedBy(request.url ?? '/', request.headers.accept ?? '')
    const file = wanted?.document === undefined ? (wanted?.file ?? '') : DOCUMENT
    const text = held.get(file)
    if (text === undefined) {
      respond({ store }, request, response).catch((error: unknown) => {
        sayProblem(`${request.method} ${request.url} failed: ${String(error)}`)
        sendText(response, 500, 'The server could not read this file.')
      })
      return
    }
    if (file === DOCUMENT) setHeaders(response, DOCUMENT_HEADERS)
    response.setHeader('Content-Type', mediaType(file))
    response.setHeader('Cache-Control', CACHE_AND_ASK)
    response.end(text)
  })
  return await serveAt(server, { port: 0, host: '127.0.0.1' })
}
