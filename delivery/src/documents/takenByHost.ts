import { DOCUMENTS } from './documents.ts'
import { covers } from '../names/pathPatterns.ts'

/** The one page of the host that no registry names, and the folder in which servers find the documents of pages. */
const TAKEN = ['/platform', `/${DOCUMENTS}`, `/${DOCUMENTS}/:file`]

/** Of the paths that no remote can answer, the one that a page of this pattern would never be seen under. */
export function takenByHost(pattern: string): string | undefined {
  return TAKEN.find((path) => covers(path, pattern))
}
