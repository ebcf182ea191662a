import { access, constants, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasCode } from '../process/refusal.ts'

/** Makes a folder, with those above it, unless it is there. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
  } catch (error) {
    // Node says so of a disk that is read-only as well: what is above the folder is there, and says why.
    if (hasCode(error, 'ENOENT')) {
      const { path = folder } = error as NodeJS.ErrnoException
      await access(dirname(path), constants.W_OK)
    }
    throw error
  }
}
