import { link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasCode } from '../process/refusal.ts'
import { makeFolder } from './makeFolder.ts'
import { temporaryBeside } from './temporary.ts'

interface WriteOptions {
  time?: Date | undefined
  /** The file's mode, as for `chmod`. */
  mode?: number | undefined
}

/** Writes a new file and syncs it to disk, so that its bytes survive a power cut. */
export async function writeDurably(
  path: string,
  bytes: Buffer,
  { time, mode }: WriteOptions = {},
): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    await file.writeFile(bytes)
    if (time) await file.utimes(time, time)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Syncs a folder's entries, so that files moved into it stay there after a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder)
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    // Windows cannot open folders, and some file systems cannot sync them: they persist entries themselves.
    if (!hasCode(error, 'EISDIR', 'EPERM', 'EINVAL', 'ENOTSUP')) throw error
  }
}

/** Moves a finished file or folder to its place, and syncs the folder. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncFolder(dirname(to))
}

/**
 * Creates a file with its whole content unless the name exists; writes nothing and returns false then. Of several
 * concurrent callers, one succeeds.
 */
export async function createExclusively(
  path: string,
  content: string | Buffer,
  mode?: number,
): Promise<boolean> {
  const temporary = temporaryBeside(path)
  await makeFolder(dirname(path))
  try {
    await writeDurably(temporary, Buffer.from(content), { mode })
    // `link` is as exclusive as the flag `wx`, and never exposes a half-written file.
    await link(temporary, path)
    await syncFolder(dirname(path))
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(temporary, { force: true })
  }
}
