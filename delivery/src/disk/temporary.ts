import { randomUUID } from 'node:crypto'
import { basename, dirname, join } from 'node:path'

/** A name beside a path, hidden and unlike any other, for what is not finished yet. */
export function temporaryBeside(path: string): string {
  return join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`)
}

/** Whether a name is one of those: what a killed process has left behind. */
export function isTemporary(name: string): boolean {
  return /^\..+\.tmp$/.test(name)
}
