import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { hasCode } from '../process/refusal.ts'
import type { Files } from './version.ts'

/** Reads all files below a folder; none when there is no such folder. */
export async function readFolder(folder: string): Promise<Files> {
  const files = await Promise.all(
    (await filesBelow(folder)).map(async (path): Promise<[string, Buffer]> => {
      return [relative(folder, path).split(sep).join('/'), await readFile(path)]
    }),
  )
  return new Map(files)
}

/** The paths of all files below a folder; none when there is no such folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}
