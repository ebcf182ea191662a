import { createHash } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { mapLimited } from '../process/mapLimited.ts'
import { variantsOf } from './compress.ts'
import { syncFolder, writeDurably } from './durable.ts'
import { makeFolder } from './makeFolder.ts'
import { temporaryBeside } from './temporary.ts'

/** A file with its bytes, and optionally its modification time. */
export interface NewFile {
  path: string
  bytes: Buffer
  time?: Date
}

/** Files that are written completely beside their final places. */
export interface Staged {
  /** Whether nothing differs from the files in place. */
  isEmpty: boolean
  /**
   * Moves each file to its place, in order, and removes obsolete ones: a reader sees the old bytes of a file or the
   * new ones, never a part.
   */
  place: () => Promise<void>
  /** Removes files that were not placed, ignoring failures: a leftover does no harm. */
  discard: () => Promise<void>
}

const AT_ONCE = 8

/**
 * Writes those files that differ from the ones in place beside them, so that anything that can fail does so now. Paths
 * in `before` without a new file are removed when the files are placed.
 */
export async function stage(
  files: readonly NewFile[],
  before: readonly string[] = [],
): Promise<Staged> {
  const kept = new Set(files.map(({ path }) => path))
  const gone = before.filter((path) => !kept.has(path))
  /** Written files that are not placed yet. */
  const temporaries = new Set<string>()

  async function discard(): Promise<void> {
    await Promise.allSettled([...temporaries].map((path) => rm(path, { force: true })))
  }

  async function write({ path, bytes, time }: NewFile) {
    if (await readFile(path).then(bytes.equals.bind(bytes), () => false)) return undefined
    await makeFolder(dirname(path))
    const file = { path, temporary: temporaryBeside(path) }
    temporaries.add(file.temporary)
    await writeDurably(file.temporary, bytes, { time })
    return file
  }

  // In parallel, because each write waits for the disk. A failure is held until all have ended, so that no write is
  // left running.
  const outcomes = await mapLimited(files, AT_ONCE, async (file) => {
    try {
      return await write(file)
    } catch (error) {
      return { error }
    }
  })
  const failed = outcomes.find((outcome) => outcome && 'error' in outcome)
  if (failed && 'error' in failed) {
    await discard()
    throw failed.error
  }
  const waiting = outcomes.filter((outcome) => outcome !== undefined && 'temporary' in outcome)
  return {
    isEmpty: waiting.length === 0 && gone.length === 0,
    place: async () => {
      for (const path of gone) await rm(path, { force: true })
      for (const { path, temporary } of waiting) {
        await rename(temporary, path)
        temporaries.delete(temporary)
      }
      const folders = new Set(
        [...waiting.map(({ path }) => path), ...gone].map((path) => dirname(path)),
      )
      for (const folder of folders) await syncFolder(folder)
    },
    discard,
  }
}

/** A served file: its compressed variants first, itself last. */
export async function servedFiles(path: string, content: string | Buffer): Promise<NewFile[]> {
  const bytes = Buffer.from(content)
  const variants = await variantsOf(path, bytes, { isHurried: true })
  return [
    ...variants.map((variant) => ({ path: path + variant.suffix, bytes: variant.bytes })),
    { path, bytes },
  ].map(withTime)
}

/** Sets the file's modification time from its content, as servers need it. */
export function withTime(file: NewFile): NewFile {
  return { ...file, time: timeOf(file.bytes) }
}

/**
 * A time in the past derived from the bytes. nginx computes its ETag from a file's size and modification second, and
 * two releases of the same size may follow within one second.
 */
function timeOf(bytes: Buffer): Date {
  const seconds = createHash('sha256').update(bytes).digest().readUInt32BE() % 1_700_000_000
  return new Date(seconds * 1000)
}
