import { extname } from 'node:path/posix'
import { isVersion } from '../store/version.ts'

/** What a URL path asks for. */
export interface Wanted {
  /** The file of the store, relative to it. */
  file: string
  /** Whether it stands in a version's folder, whose bytes never change. */
  isImmutable: boolean
  /** Whether `index.html` answers when there is no such file: the browser's router knows the page. */
  isPage: boolean
}

/** The one document of the app, which answers for every page. */
export const DOCUMENT = 'index.html'

/** What promotion and publishing note for themselves: it names people, and no page asks for it. */
const RECORD = /^(releases\/.+|[^/]+\/newest)\.json/i

/** Source maps, which tell the sources: they are for those who run the app. */
const MAP = /\.maps?([./]|$)/i

/** Reads the path of a request; `undefined` when it is malformed or asks for what is never served. */
export function wantedBy(url: string, accept: string, isWithMaps = false): Wanted | undefined {
  const path = decoded(url.replace(/[?#].*/s, ''))
  if (path === undefined || !path.startsWith('/') || /[\\\0]/.test(path)) return undefined
  const segments = path.slice(1).split('/')
  // Hidden files are unfinished writes; this also keeps `..` from leaving the store.
  if (segments.some((segment) => segment.startsWith('.') && segment !== '.well-known')) {
    return undefined
  }
  // A file system takes `//` as `/`, and some take any case.
  const plain = segments.filter(Boolean).join('/')
  if (RECORD.test(plain) || (!isWithMaps && MAP.test(plain))) return undefined
  const isImmutable = segments.length > 2 && segments.slice(1, 2).every(isVersion)
  return {
    file: path === '/' ? DOCUMENT : path.slice(1),
    isImmutable,
    isPage: !isImmutable && extname(path) === '' && /text\/html|\*\/\*|^$/.test(accept),
  }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
