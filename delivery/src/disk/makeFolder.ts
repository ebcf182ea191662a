import { access, constants, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasCode } from '../process/refusal.ts'

/** Creates a folder and its parents unless it exists. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
  } catch (error) {
    // Node reports ENOENT for a read-only disk too: testing the existing parent for write access gives the real reason.
    if (hasCode(error, 'ENOENT')) {
      const { path = folder } = error as NodeJS.ErrnoException
      await access(dirname(path), constants.W_OK)
    }
    throw error
  }
}
