import { DOCUMENTS } from './documents.ts'

/** The host's own page, which is in no registry, and the path whose document is that of `/`. */
const TAKEN = ['/platform', '/index']

/** The folder of the pages' documents, of which no path is served. */
const FOLDER = `/${DOCUMENTS}`

/** The reserved path that would hide a page of this pattern; `undefined` if there is none. */
export function takenByHost(pattern: string): string | undefined {
  if (pattern === FOLDER || pattern.startsWith(`${FOLDER}/`)) return FOLDER
  return TAKEN.find((path) => path === pattern)
}
