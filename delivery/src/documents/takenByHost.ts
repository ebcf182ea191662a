import { DOCUMENTS } from './documents.ts'
import { covers } from '../names/pathPatterns.ts'

/** The host's own page, which is in no registry, and the folder of the pages' documents. */
const TAKEN = ['/platform', `/${DOCUMENTS}`, `/${DOCUMENTS}/:file`]

/** The reserved path that would hide a page of this pattern; `undefined` if there is none. */
export function takenByHost(pattern: string): string | undefined {
  return TAKEN.find((path) => covers(path, pattern))
}
