import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { hasCode } from '../process/refusal.ts'
import { isTemporary } from './temporary.ts'
import type { Files } from '../names/version.ts'

/** Reads all files below a folder; none if it does not exist. */
export async function readFolder(folder: string): Promise<Files> {
  const files = await Promise.all(
    (await filesBelow(folder)).map(async (path): Promise<[string, Buffer]> => {
      return [relative(folder, path).split(sep).join('/'), await readFile(path)]
    }),
  )
  return new Map(files)
}

/** The paths of all files below a folder; none if it does not exist. */
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

/** The same without temporary files, which other processes have staged. */
export async function placedBelow(folder: string): Promise<string[]> {
  return (await filesBelow(folder)).filter((path) => !isTemporary(basename(path)))
}
