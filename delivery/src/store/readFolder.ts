import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { hasCode } from '../process/refusal.ts'
import type { Files } from './version.ts'

/** Reads all files below a folder; none when there is no such folder. */
export async function readFolder(folder: string): Promise<Files> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
    const files = await Promise.all(
      paths.map(async (path): Promise<[string, Buffer]> => {
        return [relative(folder, path).split(sep).join('/'), await readFile(path)]
      }),
    )
    return new Map(files)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return new Map()
    throw error
  }
}
