import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { isCompressible } from '../disk/compress.ts'
import { DOCUMENTS } from '../documents/documents.ts'
import {
  ALLOWED_METHODS,
  CACHE_AND_ASK,
  CACHE_FOR_A_YEAR,
  DOCUMENT_HEADERS,
  RETRY_AFTER_S,
} from './headers.ts'
import { mediaType } from './mediaType.ts'
import { type StoredFile, storedFile } from './storedFile.ts'
import { DOCUMENT, wantedBy } from './wanted.ts'

export interface RespondOptions {
  store: string
  /** Whether source maps are served: only in development. Otherwise they are for the operators of the app. */
  isWithMaps?: boolean
  /** Awaited before a document is sent. */
  beforeDocument?: () => Promise<void>
}

/** Answers a request from the files of a store. */
export async function respond(
  { store, isWithMaps = false, beforeDocument }: RespondOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', ALLOWED_METHODS)
    sendText(response, 405, 'Only GET and HEAD are answered here.')
    return
  }
  const wanted = wantedBy(request.url ?? '/', request.headers.accept ?? '', isWithMaps)
  const isDocument = wanted?.document !== undefined || wanted?.file === DOCUMENT
  if (isDocument) await beforeDocument?.()
  // The page's own document first, and the document of all pages last.
  const files = wanted ? [wanted.document, wanted.file, wanted.document && DOCUMENT] : []
  for (const file of files) {
    if (file === undefined) continue
    if (await sendFile(store, file, wanted?.isImmutable ?? false, request, response)) return
  }
  if (isDocument) sendNotYet(response)
  else sendText(response, 404, 'There is no such file.')
}

function sendNotYet(response: ServerResponse): void {
  response.setHeader('Retry-After', RETRY_AFTER_S)
  const sentence = 'Nothing is live yet: pages answer as soon as a first release is promoted.'
  sendText(response, 503, sentence)
}

/** Answers with one sentence. */
export function sendText(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': CACHE_AND_ASK,
  })
  response.end(`${sentence}\n`)
}

async function sendFile(
  store: string,
  file: string,
  isImmutable: boolean,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const stored = await storedFile(store, file, String(headers['accept-encoding'] ?? ''))
  if (!stored) return false
  const { bytes, encoding, etag } = stored
  if (!isStill(stored, headers)) {
    sendText(response, 412, 'This is not the file any more that was asked for.')
    return true
  }
  // Also sent with 304: a browser may replace its cached headers by these.
  if (file === DOCUMENT || file.startsWith(`${DOCUMENTS}/`)) setHeaders(response, DOCUMENT_HEADERS)
  response.setHeader('Cache-Control', isImmutable ? CACHE_FOR_A_YEAR : CACHE_AND_ASK)
  response.setHeader('ETag', etag)
  if (isCompressible(file)) response.setHeader('Vary', 'Accept-Encoding')
  if (isKnown(etag, headers['if-none-match'])) {
    response.writeHead(304).end()
    return true
  }
  response.setHeader('Content-Type', mediaType(file))
  response.setHeader('Content-Length', bytes.length)
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.writeHead(200).end(method === 'HEAD' ? undefined : bytes)
  return true
}

/** Sets the headers, replacing existing ones. */
export function setHeaders(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** Whether a file meets the client's preconditions, if any (RFC 9110, section 13.2.2). */
function isStill({ etag, modified }: StoredFile, headers: IncomingHttpHeaders): boolean {
  const { 'if-match': ifMatch, 'if-unmodified-since': since } = headers
  if (ifMatch !== undefined) {
    const wanted = ifMatch.split(',').map((part) => part.trim())
    return wanted.includes(etag) || wanted.includes('*')
  }
  // HTTP dates have no fractions of a second. An invalid date yields NaN, and so never fails.
  return !(since && Date.parse(since) < Math.floor(modified.getTime() / 1000) * 1000)
}

function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  const known = ifNoneMatch?.split(',').map((part) => part.trim().replace(/^W\//, '')) ?? []
  return known.includes(etag) || known.includes('*')
}
