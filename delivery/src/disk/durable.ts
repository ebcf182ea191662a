import { link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasCode } from '../process/refusal.ts'
import { makeFolder } from './makeFolder.ts'
import { temporaryBeside } from './temporary.ts'

interface WriteOptions {
  time?: Date | undefined
  /** The rights to read and write the file, as `chmod` takes them. */
  mode?: number | undefined
}

/** Writes a file that is not there yet, and waits until the disk has its bytes: a power cut leaves them whole. */
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

/** Waits until the disk has the names in a folder: of what was moved into it. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder)
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    // Windows opens no folder, and some file systems sync none: they keep names by themselves.
    if (!hasCode(error, 'EISDIR', 'EPERM', 'EINVAL', 'ENOTSUP')) throw error
  }
}

/** Moves what is finished to its place, where the disk keeps it. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncFolder(dirname(to))
}

/**
 * Creates a file with its whole content, unless there is one of that name: then it writes nothing and
 * returns false. Of several who try at once, one succeeds.
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
    // A link is as exclusive as the flag `wx`, and nobody ever reads a file that is half written.
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
