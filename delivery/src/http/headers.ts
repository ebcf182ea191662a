import { WORKER_POLICY } from '../documents/pagePolicy.ts'

/** The only third-party frames: the external charts. */
const CHART_FRAMES =
  'https://s.tradingview.com https://www.tradingview.com https://www.tradingview-widget.com'

/**
 * The CSP header of documents. Directives for scripts, styles and connections stand in the page itself. No
 * `default-src`: it would forbid inline code that the page allows.
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
  // The app handles every form itself: submitted by the browser, its input would appear in the address.
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The CSP header of all other files, in case a browser opens one as a page, such as an SVG. Scripts, fonts and data
 * are governed by the CSP of the requesting document. A worker's script would need a policy of its own.
 */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** The headers of every response; documents have further ones. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': FILE_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * Headers of documents, in addition or instead: permissions, referrer and window isolation. They have no effect on
 * other files, of which a first page loads a dozen.
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

/** For everything else: cached, and revalidated by ETag each time. `no-store` would disable the back-forward cache. */
export const CACHE_AND_ASK = 'no-cache'

/** `Allow` of the answer to any other method. */
export const ALLOWED_METHODS = 'GET, HEAD'

/** `Retry-After` of every page before the first release is live. */
export const RETRY_AFTER_S = '5'
