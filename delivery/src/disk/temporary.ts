import { randomUUID } from 'node:crypto'
import { basename, dirname, join } from 'node:path'

/** A unique hidden path beside a file, for unfinished writes. */
export function temporaryBeside(path: string): string {
  return join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`)
}

/** Whether a name is such a temporary one, perhaps left by a killed process. */
export function isTemporary(name: string): boolean {
  return /^\..+\.tmp$/.test(name)
}
