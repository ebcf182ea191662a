import { extname } from 'node:path/posix'
import { documentFile, DOCUMENTS } from '../documents/documents.ts'
import { isVersion } from '../names/version.ts'

/** The file of the store that a URL path asks for. */
export interface Wanted {
  /** The file of the store, relative to it. */
  file: string
  /** Whether it stands in a version's folder, whose bytes never change. */
  isImmutable: boolean
  /** The document of the page that is asked for; where there is none, `index.html` answers: the browser's router knows the page. */
  document?: string
}

/** The document of the app that answers for every page without one of its own. */
export const DOCUMENT = 'index.html'

/**
 * Matches the `Accept` of a browser that goes to an address, which takes a document whatever is asked for; a script or
 * a picture does not say `text/html`.
 */
const GOES_TO_A_PAGE = /text\/html/

/** Matches the `Accept` of those who take a document where a page is asked for: also of those who take anything. */
const TAKES_A_PAGE = /text\/html|\*\/\*|^$/

/** Some ask for a whole address: which origin it names is their proxy's business. */
const ORIGIN = /^https?:\/\/[^/?#]*/i

/** The records of promotion and publishing, which are never served: they name people, and no page asks for them. */
const RECORD = /^(releases\/.+|[^/]+\/newest)\.json/i

/** The documents of the pages, which answer where the pages are. */
const PAGE_DOCUMENT = new RegExp(`^${DOCUMENTS}(/|$)`, 'i')

/** Source maps, which tell the sources: they are for those who run the app. */
const MAP = /\.maps?([./]|$)/i

/** Reads the path of a request; `undefined` when it asks for what is never served. */
export function wantedBy(url: string, accept: string, isWithMaps = false): Wanted | undefined {
  const { path, isReadable } = decoded(url.replace(ORIGIN, '').replace(/[?#].*/s, '') || '/')
  if (!path.startsWith('/') || path.includes('\\')) return undefined
  const segments = path.slice(1).split('/')
  // Hidden files are unfinished writes; this also keeps `..` from leaving the store.
  if (segments.some((segment) => segment.startsWith('.') && segment !== '.well-known')) {
    return undefined
  }
  // A file system takes `//` as `/`, and some take any case.
  const plain = segments.filter(Boolean).join('/')
  if (RECORD.test(plain) || PAGE_DOCUMENT.test(plain) || (!isWithMaps && MAP.test(plain)))
    return undefined
  const isOfVersion = segments.slice(1, 2).some(isVersion)
  // A name with an extension is a file or nothing; whom that would leave before nothing gets the app's own page of it.
  const isTaken =
    extname(path) === '' ? TAKES_A_PAGE.test(accept) : isReadable && GOES_TO_A_PAGE.test(accept)
  const isPage = !isOfVersion && isTaken
  return {
    file: path === '/' ? DOCUMENT : path.slice(1),
    isImmutable: isOfVersion && segments.length > 2,
    ...(isPage && { document: documentFile(path) }),
  }
}

/** Undoes the escapes, or leaves all of them where one cannot be read: no file is called that, but a page may be asked for. */
function decoded(raw: string): { path: string; isReadable: boolean } {
  try {
    const path = decodeURIComponent(raw)
    if (!path.includes('\0')) return { path, isReadable: true }
  } catch {
    // As below.
  }
  return { path: raw, isReadable: false }
}
