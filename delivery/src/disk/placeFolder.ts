import { rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mapLimited } from '../process/mapLimited.ts'
import { moveDurably, syncFolder, writeDurably } from './durable.ts'
import { makeFolder } from './makeFolder.ts'
import { temporaryBeside } from './temporary.ts'
import type { Files } from '../names/version.ts'

/** A disk syncs many files at once in one go. */
const AT_ONCE = 16

/**
 * Writes a folder elsewhere and moves it into place, all or nothing; false when the place is taken, or there is
 * nothing to write.
 */
export async function placeFolder(
  target: string,
  make: () => Files | Promise<Files>,
): Promise<boolean> {
  if (await isThere(target)) return false
  const files = await make()
  if (files.size === 0) return false
  const temporary = temporaryBeside(target)
  try {
    const folders = new Set([...files.keys()].map((path) => dirname(join(temporary, path))))
    for (const folder of folders) await makeFolder(folder)
    await mapLimited([...files], AT_ONCE, ([path, bytes]) =>
      writeDurably(join(temporary, path), bytes),
    )
    for (const folder of [...folders, temporary]) await syncFolder(folder)
    await moveDurably(temporary, target)
    return true
  } catch (error) {
    // Another process has published the same version meanwhile.
    if (await isThere(target)) return false
    throw error
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

/** Whether a folder or file exists. */
export function isThere(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  )
}
