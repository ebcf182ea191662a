import { extname } from 'node:path/posix'

/** Media types by extension, for every server. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** The media type that makes browsers save a file instead of showing it. */
export const UNKNOWN_TYPE = 'application/octet-stream'

/** The media type of a file by its name; unknown extensions are downloads. */
export function mediaType(path: string): string {
  return MEDIA_TYPES[extname(path)] ?? UNKNOWN_TYPE
}
