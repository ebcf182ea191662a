import { extname } from 'node:path/posix'
import { documentFile, DOCUMENTS } from '../documents/documents.ts'
import { isVersion } from '../names/version.ts'

/** The file of the store that a URL path requests. */
export interface Wanted {
  /** The file of the store, relative to it. */
  file: string
  /** Whether the file is in a version's folder, whose bytes never change. */
  isImmutable: boolean
  /**
   * The document of the requested page; if it does not exist, `index.html` answers, and the client-side router shows
   * the page.
   */
  document?: string
}

/** The document of the app that answers for every page without one of its own. */
export const DOCUMENT = 'index.html'

/**
 * Matches the `Accept` of a browser navigation, which gets a document for any path; requests for scripts and images do
 * not contain `text/html`.
 */
const GOES_TO_A_PAGE = /text\/html/

/** Matches the `Accept` of clients that take a document for a page's path, including those that take anything. */
const TAKES_A_PAGE = /text\/html|\*\/\*|^$/

/** Clients of a proxy may send an absolute URL, whose origin is not checked here. */
const ORIGIN = /^https?:\/\/[^/?#]*/i

/**
 * Records of promotion and publishing, which are never served: they contain names of people, and no page requests
 * them.
 */
const RECORD = /^(releases\/.+|[^/]+\/newest)\.json/i

/** The pages' documents, which are served under the paths of their pages only. */
const PAGE_DOCUMENT = new RegExp(`^${DOCUMENTS}(/|$)`, 'i')

/** Source maps, which reveal the sources: they are for the operators of the app. */
const MAP = /\.maps?([./]|$)/i

/** Parses the path of a request; `undefined` if it is never served. */
export function wantedBy(url: string, accept: string, isWithMaps = false): Wanted | undefined {
  const { path, isReadable } = decoded(url.replace(ORIGIN, '').replace(/[?#].*/s, '') || '/')
  if (!path.startsWith('/') || path.includes('\\')) return undefined
  const segments = path.slice(1).split('/')
  // Hidden files are unfinished writes; this also keeps `..` from leaving the store.
  if (segments.some((segment) => segment.startsWith('.') && segment !== '.well-known')) {
    return undefined
  }
  // File systems treat `//` as `/`, and some ignore case.
  const plain = segments.filter(Boolean).join('/')
  if (RECORD.test(plain) || PAGE_DOCUMENT.test(plain) || (!isWithMaps && MAP.test(plain)))
    return undefined
  const isOfVersion = segments.slice(1, 2).some(isVersion)
  // A path with an extension is a file or 404; a browser navigating there gets the app's 404 page.
  const isTaken =
    extname(path) === '' ? TAKES_A_PAGE.test(accept) : isReadable && GOES_TO_A_PAGE.test(accept)
  const isPage = !isOfVersion && isTaken
  return {
    file: path === '/' ? DOCUMENT : path.slice(1),
    isImmutable: isOfVersion && segments.length > 2,
    ...(isPage && { document: documentFile(path) }),
  }
}

/**
 * Decodes a path, or returns it as it is if it cannot be decoded: no file has such a name, but a page may be
 * requested.
 */
function decoded(raw: string): { path: string; isReadable: boolean } {
  try {
    const path = decodeURIComponent(raw)
    if (!path.includes('\0')) return { path, isReadable: true }
  } catch {
    // Undecodable: returned as it is.
  }
  return { path: raw, isReadable: false }
}
