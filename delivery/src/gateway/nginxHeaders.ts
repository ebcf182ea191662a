import {
  ALLOWED_METHODS,
  CACHE_AND_ASK,
  CACHE_FOR_A_YEAR,
  DOCUMENT_HEADERS,
  RETRY_AFTER_S,
  SECURITY_HEADERS,
} from '../http/headers.ts'
import { MEDIA_TYPES, UNKNOWN_TYPE } from '../http/mediaType.ts'
import { DOCUMENTS } from '../documents/documents.ts'
import { DOCUMENT } from '../http/wanted.ts'

/** The start of an nginx pattern for "status path": a file was sent (200) or has not changed (304). */
const SENT = String.raw`~^(200|304) `

const VERSION_FILE = String.raw`/[^/]+/\d+\.\d+\.\d+[^/]*-[0-9a-f]{12}/.`

/** The configuration that makes nginx send the headers and media types of the embedded server. */
export function nginxHeaders(): string {
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    ...Object.fromEntries(Object.keys(DOCUMENT_HEADERS).map((name) => [name, variableOf(name)])),
    'Cache-Control': '$caching',
    Allow: '$allowed',
    'Retry-After': '$retry_after',
    // Removed in favour of the ETag: two releases may come within one second, its resolution.
    'Last-Modified': '',
  })
  return `# Written by npm run gateway:headers from headers.ts and mediaType.ts in delivery/src/http.
# Each header is added here, for every answer: an add_header further down would drop all of these.

${Object.entries(DOCUMENT_HEADERS).map(documentMap).join('\n\n')}

map "$status $uri" $caching {
  default ${quoted(CACHE_AND_ASK)};
  "${SENT}${VERSION_FILE}" ${quoted(CACHE_FOR_A_YEAR)};
}

map $status $allowed {
  default "";
  405 ${quoted(ALLOWED_METHODS)};
}

map $status $retry_after {
  default "";
  503 ${quoted(RETRY_AFTER_S)};
}

${headers.map(([name, value]) => `add_header ${name} ${isVariable(value) ? value : quoted(value)} always;`).join('\n')}

default_type ${UNKNOWN_TYPE};
types {
${Object.entries(MEDIA_TYPES)
  .map(([extension, type]) => `  ${quoted(type)} ${extension.slice(1)};`)
  .join('\n')}
}
`
}

/**
 * Returns the nginx map of a document header: its value for documents; for other files the value that the header has
 * there, or an empty one, which nginx does not send.
 */
function documentMap([name, value]: [string, string]): string {
  return `map "$status $uri" ${variableOf(name)} {
  default ${quoted(SECURITY_HEADERS[name] ?? '')};
  "${SENT}/(${DOCUMENT.replace('.', String.raw`\.`)}|${DOCUMENTS}/.+)$" ${quoted(value)};
}`
}

function variableOf(header: string): string {
  return `$${header.toLowerCase().replaceAll('-', '_')}`
}

function isVariable(value: string): boolean {
  return value.startsWith('$')
}

/** Quotes a text for nginx. Throws for characters that nginx would interpret. */
function quoted(text: string): string {
  if (/["\\$\n]/.test(text)) throw new Error(`nginx would not read ${text} as it stands: quote it.`)
  return `"${text}"`
}
