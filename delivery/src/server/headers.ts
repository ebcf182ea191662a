import type { Registry } from '@aldergate/contract'

/** The only frames of somebody else: the external charts. */
const CHART_FRAMES =
  'https://s.tradingview.com https://www.tradingview.com https://www.tradingview-widget.com'

/** styled-components adds an empty style element and fills it by script: this is the hash of "". */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** ApexCharts 4.7.0 brings two style sheets as texts: its own, and one within the legend of every chart. */
const CHART_STYLES = [
  "'sha256-TBymqJXQvXKxe+z+3ydUYBErlkFFu110c5FjiVB8p+M='",
  "'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A='",
]

/** A worker's script comes in a chunk, whose bytes are checked. Where no policy says so, that for scripts would forbid it. */
const WORKER_POLICY = "worker-src 'self' blob:"

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

/** Where somebody who builds a remote serves it. A policy cannot name `[::1]`: `localhost` is that, too. */
const THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*']

/**
 * The part of the policy that stands in the page itself, because it is another for each and changes with the
 * settings of the store: our own scripts and styles, the inline ones of these hashes (`sha256-…`), and what the
 * registry allows besides. So every server sends the same headers.
 */
export function pagePolicy(
  hashes: { scripts: readonly string[]; styles: readonly string[] },
  { allowsOverrides, origins = [] }: Pick<Registry, 'allowsOverrides' | 'origins'> = {},
): string {
  const others = [...origins, ...(allowsOverrides ? THIS_MACHINE : [])]
  return [
    ["script-src 'self'", ...others, ...hashes.scripts.map(quoted)].join(' '),
    ["style-src 'self'", EMPTY_STYLE, ...CHART_STYLES, ...hashes.styles.map(quoted)].join(' '),
    ["connect-src 'self'", ...others].join(' '),
    WORKER_POLICY,
  ].join('; ')
}

function quoted(hash: string): string {
  return `'${hash}'`
}
