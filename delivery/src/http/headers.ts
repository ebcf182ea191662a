import { WORKER_POLICY } from '../documents/pagePolicy.ts'

/** The only frames of somebody else: the external charts. */
const CHART_FRAMES =
  'https://s.tradingview.com https://www.tradingview.com https://www.tradingview-widget.com'

/**
 * The policy of a document, but for scripts, styles and connections: those stand in the page itself. No
 * `default-src`: it would forbid what stands inline, which the page allows.
 */
export const DOCUMENT_POLICY = [
  "img-src 'self' data:",
  "font-src 'self'",
  `frame-src ${CHART_FRAMES}`,
  WORKER_POLICY,
  "manifest-src 'self'",
  "media-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  // Every form is the app's own: sent by the browser, it would put what was typed into the address.
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The policy of everything else, should a browser open it as a page: an SVG, say. Scripts, fonts and
 * data are judged by the document that asks for them. A worker's script would need a policy of its own.
 */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** The headers of every response; the document has further ones. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': FILE_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * Those of the document, besides or instead: what a page may do and tells others, and who may hold its window. Nobody reads
 * them of a file, and a first page has a dozen files to wait for.
 */
export const DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': DOCUMENT_POLICY,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** For files of a version, whose bytes never change. */
export const CACHE_FOR_A_YEAR = 'public, max-age=31536000, immutable'

/** For everything else: kept, but asked for each time, by ETag. `no-store` would cost the back-forward cache. */
export const CACHE_AND_ASK = 'no-cache'

/** `Allow` of an answer to any other method. */
export const ALLOWED_METHODS = 'GET, HEAD'

/** `Retry-After` of every page before the first release is live. */
export const RETRY_AFTER_S = '5'
